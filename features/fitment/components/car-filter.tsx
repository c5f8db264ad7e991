'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format/number'
import { useCurrentVehicle } from '@/stores/vehicle/use-vehicle'
import type { CarSize } from '../api/car-goods'
import { carListingHref } from '../model/car-listing'
import styles from './car-filter.module.css'

type Props = {
  /** The listing as it is. */
  href: string
  /** Cars that it is narrowed to. */
  assistants: readonly string[]
  /** Kind of goods that cars take by their size, if the section holds one. */
  sizeKind: string | null
}

/** Narrows a listing to the chosen car, and offers the sizes that the car takes. Its place is kept free where a car is chosen. */
export function CarFilter({ href, assistants, sizeKind }: Props) {
  const current = useCurrentVehicle()
  const carId = current?.carId ?? null
  const sizes = useSizes(sizeKind, carId)
  const isNarrowed = carId !== null && assistants.includes(String(carId))
  return (
    <div className={styles.filter}>
      {current && carId !== null && (
        <>
          <a
            className={isNarrowed ? `${styles.choice} ${styles.chosen}` : styles.choice}
            href={carListingHref(href, isNarrowed ? null : carId)}
            aria-current={isNarrowed || undefined}
            data-prefetch="hover"
            data-keep-scroll
          >
            <Icon name={isNarrowed ? 'check' : 'garage'} size={16} />
            Только для моей машины
            <span className={styles.car}>{current.title}</span>
          </a>
          {sizes.map(({ title, note, location, count }) => (
            <a key={location} className={styles.choice} href={location} data-prefetch="hover">
              {[title, note].filter(Boolean).join(', ')}
              <span className={styles.car}>{formatNumber(count)}</span>
            </a>
          ))}
        </>
      )}
    </div>
  )
}

const NO_SIZES: readonly CarSize[] = []

function useSizes(kind: string | null, carId: number | null): readonly CarSize[] {
  const [found, setFound] = useState<{ key: string; sizes: readonly CarSize[] }>()
  const key = `${kind} ${carId}`
  useEffect(() => {
    if (kind === null || carId === null) return
    import('../api/car-goods')
      .then(({ fetchCarSizes }) => fetchCarSizes(kind, carId))
      // Without them the filters of the section are there all the same.
      .then(
        (sizes) => setFound({ key, sizes }),
        () => undefined,
      )
  }, [kind, carId, key])
  return found?.key === key ? found.sizes : NO_SIZES
}
