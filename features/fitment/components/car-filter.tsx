'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format/number'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import type { CarSize } from '../api/car-goods'
import { carListingHref, isNarrowedTo } from '../model/car-listing'
import { PickLink } from './pick-link'
import styles from './car-filter.module.css'

type Props = {
  /** The listing as it is. */
  href: string
  /** Cars that it is narrowed to. */
  assistants: readonly string[]
  /** Kinds of goods of the section that cars take by their size. */
  sizeKinds: readonly string[]
}

/**
 * Narrows a listing to the chosen car, and offers the sizes that the car takes; without a car it offers to choose one. The row
 * is as high in either case, so that nothing moves when the browser says which it is.
 */
export function CarFilter({ href, assistants, sizeKinds }: Props) {
  const current = useCurrentVehicle()
  const carId = current?.carId ?? null
  const sizes = useSizes(sizeKinds, carId)
  const car = { carId: carId ?? 0, year: current?.year ?? null }
  const isNarrowed = carId !== null && isNarrowedTo(assistants, car)
  return (
    <div className={styles.filter}>
      <PickLink />
      {current && carId !== null && (
        <>
          <a
            className={isNarrowed ? `${styles.choice} ${styles.chosen}` : styles.choice}
            href={carListingHref(href, assistants, car)}
            aria-current={isNarrowed || undefined}
            data-prefetch="hover"
            data-keep-scroll
          >
            <Icon name={isNarrowed ? 'check' : 'garage'} size={16} />
            Только для моей машины {/* The chip beneath names the car of a narrowed listing. */}
            {!isNarrowed && <span className={styles.car}>{current.short}</span>}
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

function useSizes(kinds: readonly string[], carId: number | null): readonly CarSize[] {
  const [found, setFound] = useState<{ key: string; sizes: readonly CarSize[] }>()
  const requested = kinds.join(' ')
  const key = `${requested} ${carId}`
  useEffect(() => {
    if (requested === '' || carId === null) return
    import('../api/car-goods')
      .then(({ fetchCarSizes }) =>
        Promise.all(requested.split(' ').map((kind) => fetchCarSizes(kind, carId))),
      )
      // Without them the filters of the section are there all the same.
      .then(
        (sizes) => setFound({ key, sizes: sizes.flat() }),
        () => undefined,
      )
  }, [requested, carId, key])
  return found?.key === key ? found.sizes : NO_SIZES
}
