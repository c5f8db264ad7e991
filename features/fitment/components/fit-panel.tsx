'use client'

import { Icon } from '@/components/ui/icon'
import { assistantOf } from '@/lib/parts/vehicle/assistant-of'
import { hrefs } from '@/lib/routing/hrefs'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { useVerdict } from '../hooks/use-verdict'
import type { Part } from '../model/fitment-batcher'
import { FitmentBadge } from './fitment-badge'
import styles from './fitment-badge.module.css'

type Props = {
  part: Part
  /** Where other parts of its kind are listed. */
  section?: { title: string; href: string } | undefined
}

/** On the page of a part: whether it fits the chosen car and, if not, the way to those that do; or the way to choose a car. */
export function FitPanel({ part, section }: Props) {
  const current = useCurrentVehicle()
  const state = useVerdict(part)
  const isUnfit = typeof state === 'object' && state.verdict === 'unfit'
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
            <>
              <FitmentBadge part={part} />
              {isUnfit && section && (
                <p>
                  <a
                    className={styles.choose}
                    href={`${section.href}?assistants=${assistantOf({ carId: current.carId, year: current.year })}`}
                  >
                    {section.title} для {current.short}
                  </a>
                </p>
              )}
            </>
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
