import { chosenVehicleHref } from '../model/original-address'
import { compareVehicles, type OriginalVehicle, scopeOf, titleOfVehicle } from '../model/vehicle'
import styles from './original.module.css'

/** Vehicles to choose from: their differences in columns, what they have in common once above. */
export function VehicleTable({
  vehicles,
  caption,
}: {
  vehicles: readonly OriginalVehicle[]
  caption: string
}) {
  const { columns, rows, shared } = compareVehicles(vehicles)
  const hasVins = new Set(vehicles.map(({ vin }) => vin)).size > 1
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys too */}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.vehicles}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Автомобиль</th>
              {columns.map(({ code, title }) => (
                <th key={code} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ vehicle, values }) => (
              <tr key={`${vehicle.code} ${vehicle.vehicleId} ${vehicle.ssd}`}>
                <th scope="row">
                  <a href={chosenVehicleHref(scopeOf(vehicle))} rel="nofollow" data-prefetch="hover">
                    {titleOfVehicle(vehicle)}
                  </a>
                  {hasVins && vehicle.vin && <span className={styles.soft}>{vehicle.vin}</span>}
                </th>
                {values.map((value, at) => (
                  <td key={columns[at]?.code}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && (
        <p className={`${styles.soft} ${styles.shared}`}>
          Одинаково у всех: {shared.map(({ title, value }) => `${title} — ${value}`).join('; ')}.
        </p>
      )}
    </>
  )
}
