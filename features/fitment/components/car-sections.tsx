'use client'

import { useEffect, useState } from 'react'
import { formatNumber } from '@/lib/format/number'
import { useCurrentVehicle } from '@/stores/vehicle/use-vehicle'
import type { CarSection } from '../api/car-goods'
import styles from './car-filter.module.css'

/** Sections that have goods for the chosen car, in one row that is kept free for them. */
export function CarSections() {
  const carId = useCurrentVehicle()?.carId ?? null
  const sections = useCarSections(carId)
  return (
    <nav className={styles.filter} aria-label="Разделы с деталями для вашей машины">
      {sections.map(({ id, title, location, count }) => (
        <a key={`${id} ${location}`} className={styles.choice} href={location} data-prefetch="hover">
          {title}
          <span className={styles.car}>{formatNumber(count)}</span>
        </a>
      ))}
    </nav>
  )
}

const NO_SECTIONS: readonly CarSection[] = []

/** Undefined knowledge is an empty list: the catalogue is there all the same. */
export function useCarSections(carId: number | null): readonly CarSection[] {
  const [found, setFound] = useState<{ carId: number; sections: readonly CarSection[] }>()
  useEffect(() => {
    if (carId === null) return
    import('../api/car-goods')
      .then(({ fetchCarSections }) => fetchCarSections(carId))
      .then(
        (sections) => setFound({ carId, sections }),
        () => undefined,
      )
  }, [carId])
  return found && found.carId === carId ? found.sections : NO_SECTIONS
}
