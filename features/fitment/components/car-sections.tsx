'use client'

import { useEffect, useState } from 'react'
import { formatNumber } from '@/lib/format/number'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import type { CarSection } from '../api/car-goods'
import { toSectionTree } from '../model/section-tree'
import { PickLink } from './pick-link'
import styles from './car-filter.module.css'

/** Sections of the first level that have goods for the chosen car, or the way to choose one, in one row of the same height. */
export function CarSections() {
  const current = useCurrentVehicle()
  const sections = useCarSections(current?.carId ?? null, current?.year ?? null)
  return (
    <nav className={styles.filter} aria-label="Детали для вашей машины">
      <PickLink />
      {toSectionTree(sections).map(({ section: { id, title, location, count } }) => (
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
export function useCarSections(carId: number | null, year: number | null): readonly CarSection[] {
  const [found, setFound] = useState<{ key: string; sections: readonly CarSection[] }>()
  const key = `${carId} ${year}`
  useEffect(() => {
    if (carId === null) return
    import('../api/car-goods')
      .then(({ fetchCarSections }) => fetchCarSections(carId, year))
      .then(
        (sections) => setFound({ key, sections }),
        () => undefined,
      )
  }, [carId, year, key])
  return found?.key === key ? found.sections : NO_SECTIONS
}
