'use client'

import { formatNumber } from '@/lib/format/number'
import type { CarSection } from '../api/car-goods'
import { type SectionNode, toSectionTree } from '../model/section-tree'
import { useCarSections } from './car-sections'
import styles from './car-section-list.module.css'

/** Sections that have goods for a car, as the catalogue holds them, each leading to these goods alone. */
export function CarSectionList({ carId, year }: { carId: number; year: number | null }) {
  const sections = useCarSections(carId, year)
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="car-sections">
      <h2 id="car-sections">Детали для этой машины</h2>
      <Level nodes={toSectionTree(sections)} className={styles.sections} />
    </section>
  )
}

function Level({
  nodes,
  className,
}: {
  nodes: readonly SectionNode<CarSection>[]
  className?: string | undefined
}) {
  return (
    <ul className={className}>
      {nodes.map(({ section: { id, title, location, count }, below }) => (
        <li key={`${id} ${location}`}>
          <a href={location} data-prefetch="hover">
            {title} <span className={styles.count}>{formatNumber(count)}</span>
          </a>
          {below.length > 0 && <Level nodes={below} />}
        </li>
      ))}
    </ul>
  )
}
