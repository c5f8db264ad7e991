'use client'

import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import type { Part } from '../model/fitment-batcher'
import { FitmentBadge } from './fitment-badge'
import styles from './fitment-badge.module.css'

/** On the page of a part: whether it fits the chosen car, or the way to choose one. */
export function FitPanel({ part }: { part: Part }) {
  const current = useCurrentVehicle()
  return (
    <div className={styles.panel}>
      {current ? (
        <>
          <p className={styles.car}>
            <a href={hrefs.maintenance} data-vehicle-picker="">
              {current.title}
            </a>
          </p>
          {current.carId === null ? (
            <p>Машины нет в каталоге: подберите её заново.</p>
          ) : (
            <FitmentBadge part={part} />
          )}
        </>
      ) : (
        <a className={styles.choose} href={hrefs.maintenance} data-vehicle-picker="">
          <Icon name="garage" /> Подойдёт ли к вашей машине?
        </a>
      )}
    </div>
  )
}
