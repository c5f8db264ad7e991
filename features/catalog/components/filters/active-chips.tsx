import { Chip } from '@/components/ui/chip'
import { relOf } from '@/lib/routing/redirects/rel-of'
import type { ActiveChip } from '../../model/chips'
import { PriceChip } from './price-chip'
import styles from './active-chips.module.css'

/** The chosen filters, each a link to the list without it. */
export function ActiveChips({ chips, resetHref }: { chips: readonly ActiveChip[]; resetHref: string }) {
  if (chips.length === 0) return null
  return (
    <div className={styles.chips} data-live="chips">
      <ul className={styles.list} aria-label="Выбрано">
        {chips.map(({ title, href, range }) => (
          <li key={href}>
            {range ? (
              <PriceChip title={title} href={href} range={range} />
            ) : (
              <Chip href={href} removeLabel={`Убрать: ${title}`}>
                {title}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      <a className={styles.reset} href={resetHref} rel={relOf(resetHref)} data-prefetch="hover">
        Сбросить
      </a>
    </div>
  )
}
