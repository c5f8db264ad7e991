import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import type { NumberUse, UsedIn } from '../../server/load-use'
import styles from './number-uses.module.css'

const SHOWN = 6
const MORE = ['автомобиль', 'автомобиля', 'автомобилей'] as const

type Props = {
  use: NumberUse
  /** Names a few cars and leads to the page of the number for the others. */
  isShort?: boolean
}

/** Cars whose catalogues have an original number; each leads to the drawing with the row marked. */
export function NumberUses({ use, isShort = false }: Props) {
  const { brand, article, vehicles, replacedBy, replaces } = use
  const left = vehicles.length - SHOWN
  return (
    <div className={styles.uses}>
      <h3 translate="no">
        {brand} {article}
      </h3>
      {replacedBy && (
        <p>
          <a href={hrefs.search({ brand, article: replacedBy, oem: true })}>Заменён на {replacedBy}</a>
        </p>
      )}
      {replaces.length > 0 && <p>Пришёл на смену {replaces.join(', ')}</p>}
      <Cars vehicles={vehicles.slice(0, SHOWN)} />
      {left > 0 && isShort && (
        <p>
          <a href={hrefs.search({ brand, article, oem: true })} rel="nofollow">
            Ещё {formatCount(left, MORE)}
          </a>
        </p>
      )}
      {left > 0 && !isShort && (
        <details>
          <summary>Ещё {formatCount(left, MORE)}</summary>
          <Cars vehicles={vehicles.slice(SHOWN)} />
        </details>
      )}
    </div>
  )
}

function Cars({ vehicles }: { vehicles: readonly UsedIn[] }) {
  return (
    <ul className={styles.cars}>
      {vehicles.map(({ title, facts, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow" data-prefetch="none">
            {title}
          </a>
          {facts && <span>{facts}</span>}
        </li>
      ))}
    </ul>
  )
}
