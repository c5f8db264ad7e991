import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import type { NumberUse, UsedIn } from '../server/load-uses'
import styles from './number-uses.module.css'

const SHOWN = 6
const MORE = ['автомобиль', 'автомобиля', 'автомобилей'] as const

/** Cars whose catalogues have an original number; each leads to the drawing with the row marked. */
export function NumberUses({ uses }: { uses: readonly NumberUse[] }) {
  return (
    <div className={styles.uses}>
      {uses.map(({ brand, article, vehicles, replacedBy, replaces }) => (
        <div key={`${brand} ${article}`}>
          <h3>
            {brand} {article}
          </h3>
          {replacedBy && (
            <p>
              <a href={hrefs.search({ brand, article: replacedBy, oem: true })}>Заменён на {replacedBy}</a>
            </p>
          )}
          {replaces.length > 0 && <p>Пришёл на смену {replaces.join(', ')}</p>}
          <Cars vehicles={vehicles.slice(0, SHOWN)} />
          {vehicles.length > SHOWN && (
            <details>
              <summary>Ещё {formatCount(vehicles.length - SHOWN, MORE)}</summary>
              <Cars vehicles={vehicles.slice(SHOWN)} />
            </details>
          )}
        </div>
      ))}
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
