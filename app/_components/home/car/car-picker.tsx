import { buttonClass } from '@/components/ui/button'
import type { Make } from '@/features/fitment/model/vehicle-options'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './home-car.module.css'

export type MakeLink = Make & { href: string }

/** The first step of the choice of a car. Without scripts the field searches and makes lead to their planned service. */
export function CarPicker({ makes }: { makes: readonly MakeLink[] }) {
  return (
    <div className={styles.picker}>
      <form className={styles.find} action={hrefs.search()} role="search" aria-label="Автомобиль">
        <label>
          Марка, автомобиль или VIN
          <input name="q" placeholder="Например, солярис" autoComplete="off" spellCheck={false} />
        </label>
        <button className={buttonClass({ look: 'secondary' })} aria-label="Найти автомобиль">
          Найти
        </button>
      </form>
      <ul className={styles.makes} aria-label="Марки">
        {makes.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href} data-make={id} data-prefetch="none" data-replay-click="">
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={hrefs.maintenance} data-make="" data-prefetch="none" data-replay-click="">
            Все марки
          </a>
        </li>
      </ul>
    </div>
  )
}
