'use client'

import { formatNumber } from '@/lib/format/number'
import { useCarSections } from './car-sections'
import styles from './car-filter.module.css'

/** Sections that have goods for a car, each leading to them alone. */
export function CarSectionList({ carId, year }: { carId: number; year: number | null }) {
  const sections = useCarSections(carId, year)
  if (sections.length === 0) return null
  return (
    <section aria-label="Детали для этой машины">
      <h2>Детали для этой машины</h2>
      <ul className={styles.sections}>
        {sections.map(({ id, title, location, count }) => (
          <li key={`${id} ${location}`}>
            <a href={location} data-prefetch="hover">
              {title} <span className={styles.car}>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
