'use client'

import { formatNumber } from '@/lib/format/number'
import { formatCount } from '@/lib/format/plural'
import type { CarSection } from '../api/car-goods'
import { useCarSections } from './car-sections'
import styles from './car-filter.module.css'

/** A longer list would not be read, least of all on a phone. */
const SHOWN_SECTIONS = 24
const SECTIONS = ['раздел', 'раздела', 'разделов'] as const

/** Sections that have goods for a car, each leading to them alone. */
export function CarSectionList({ carId, year }: { carId: number; year: number | null }) {
  const sections = useCarSections(carId, year)
  if (sections.length === 0) return null
  const rest = sections.slice(SHOWN_SECTIONS)
  return (
    <section aria-labelledby="car-sections">
      <h2 id="car-sections">Детали для этой машины</h2>
      <List sections={sections.slice(0, SHOWN_SECTIONS)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>Ещё {formatCount(rest.length, SECTIONS)}</summary>
          <List sections={rest} />
        </details>
      )}
    </section>
  )
}

function List({ sections }: { sections: readonly CarSection[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ id, title, location, count }) => (
        <li key={`${id} ${location}`}>
          <a href={location} data-prefetch="hover">
            {title} <span className={styles.car}>{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
