'use client'

import { Icon } from '@/components/ui/icon'
import { type CarSection, fetchCarSections } from '@/features/fitment/api/car-goods'
import { useAsync } from '@/features/fitment/hooks/use-async'
import { hyphenateLong } from '@/lib/text/hyphenate-long'
import { formatNumber } from '@/lib/format/number'
import { hrefs } from '@/lib/routing/hrefs'
import type { CurrentVehicle } from '@/stores/vehicle/current-vehicle'
import { frequentSections } from './frequent-sections'
import styles from './car-card.module.css'

const SHOWN_SECTIONS = 8
const NO_SECTIONS: readonly CarSection[] = []

/** The chosen car with the ways to what is bought most for it. */
export function CarCard({ car }: { car: CurrentVehicle }) {
  const { carId, year } = car
  const key = carId === null ? undefined : `sections ${carId} ${year}`
  const { value = NO_SECTIONS } = useAsync(key, () => fetchCarSections(Number(carId), year))
  const sections = frequentSections(value, SHOWN_SECTIONS)
  return (
    <div className={styles.card}>
      <p className={styles.name} translate="no">
        <Icon name="garage" size={24} />
        <span>
          <b>{car.title}</b>
          {year !== null && <small>{year} год</small>}
        </span>
      </p>
      <ul className={styles.tiles} aria-label={`Для ${car.short}`}>
        {car.uuid && (
          <li>
            <a href={hrefs.maintenanceOf({ modification: car.uuid })} data-prefetch="hover">
              Плановое ТО
            </a>
          </li>
        )}
        {sections.map(({ id, title, location, count }) => (
          <li key={`${id} ${location}`}>
            <a href={location} data-prefetch="hover">
              {hyphenateLong(title)} <small>{formatNumber(count)}</small>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <a href={hrefs.catalog}>Все детали для машины</a>
        <a href={hrefs.maintenance} data-vehicle-picker="">
          Сменить автомобиль
        </a>
      </p>
    </div>
  )
}
