'use client'

import { useVerdict } from '../hooks/use-verdict'
import type { Part } from '../model/fitment-batcher'
import { FitmentBadge } from './fitment-badge'
import styles from './other-car-fit.module.css'

/** On a page about one car, whether a part fits the chosen one, which is another and is named therefore. */
export function OtherCarFit({ part, car }: { part: Part; car: string }) {
  const state = useVerdict(part)
  if (state === undefined || (typeof state === 'object' && state.verdict === 'any')) return null
  return (
    <div className={styles.fit}>
      <span>{car}:</span>
      <FitmentBadge part={part} />
    </div>
  )
}
