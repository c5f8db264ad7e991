import type { ReactNode } from 'react'
import { type OriginalVehicle, titleOfVehicle } from '../model/vehicle'
import groupStyles from './groups.module.css'
import styles from './vehicle-bar.module.css'

type Props = {
  vehicle: OriginalVehicle
  /** The heading of the page is its name. */
  isNamed: boolean
  actions: ReactNode
  /** Below it all. */
  note: ReactNode
}

/** Which car it is, with its facts folded, and what can be done with it. */
export function VehicleBar({ vehicle, isNamed, actions, note }: Props) {
  const { vin, year, attributes } = vehicle
  return (
    <section className={styles.car} aria-label="Автомобиль">
      <details>
        <summary>
          <b>{isNamed ? 'Все признаки' : titleOfVehicle(vehicle)}</b>
          <span className={styles.carFacts}>
            {[vin, year !== null && `${year} г.`].filter(Boolean).join(', ')}
          </span>
        </summary>
        <dl className={styles.facts}>
          {attributes.map(({ code, title, value }) => (
            <div key={code}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={groupStyles.actions}>{actions}</div>
      {note}
    </section>
  )
}
