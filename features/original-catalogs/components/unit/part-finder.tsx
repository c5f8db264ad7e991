import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import type { VehicleScope } from '../../model/original-address'
import styles from '../groups.module.css'

const MAX_LENGTH = 100

type Props = {
  scope: VehicleScope
  /** What was looked for. */
  words: string
  /** What is replaced most. */
  quick: readonly { title: string; href: string }[]
}

/** Ways to a drawing past the tree: what is replaced most, and words. */
export function PartFinder({ scope, words, quick }: Props) {
  const { code, ssd, vehicleId } = scope
  return (
    <div className={styles.finder}>
      <form action={hrefs.originalCatalogGroup({})} method="get" role="search" aria-label="Деталь на схемах">
        <input type="hidden" name="code" value={code} />
        {vehicleId !== null && <input type="hidden" name="vehicle" value={vehicleId} />}
        <input type="hidden" name="ssd" value={ssd} />
        <input
          name="find"
          type="search"
          required
          className={styles.field}
          maxLength={MAX_LENGTH}
          defaultValue={words}
          aria-label="Деталь на схемах этого автомобиля"
          placeholder="Деталь или её номер"
        />
        <button className={buttonClass({ look: 'secondary' })} type="submit">
          Найти
        </button>
      </form>
      <ul className={styles.quick} aria-label="Что заменяют чаще всего">
        {quick.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow" data-prefetch="none">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
