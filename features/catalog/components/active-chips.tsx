import { Chip } from '@/components/ui/chip'
import { relOf } from '@/lib/routing/followable'
import type { ActiveChip } from '../model/chips'
import styles from './active-chips.module.css'

/** What is chosen, each a link to the list without it. */
export function ActiveChips({ chips, resetHref }: { chips: readonly ActiveChip[]; resetHref: string }) {
  if (chips.length === 0) return null
  return (
    <div className={styles.chips} data-live="chips">
      <ul className={styles.list} aria-label="Выбрано">
        {chips.map(({ title, href }) => (
          <li key={href}>
            <Chip href={href} removeLabel={`Убрать: ${title}`}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
      <a className={styles.reset} href={resetHref} rel={relOf(resetHref)} data-prefetch="hover">
        Сбросить
      </a>
    </div>
  )
}
