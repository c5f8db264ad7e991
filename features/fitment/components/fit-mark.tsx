'use client'

import { Icon } from '@/components/ui/icon'
import { useVerdict } from '../hooks/use-verdict'
import type { Part } from '../model/fitment-batcher'
import { wordsOfVerdict } from '../model/words-of-verdict'
import styles from './fit-mark.module.css'

type Props = {
  part: Part
  /** A card has one line for it, which is kept free; elsewhere the reason takes the room it needs. */
  look?: 'card' | 'words'
}

/** Whether a part fits the chosen car. The place of it is there only where a car is chosen, since before the first paint. */
export function FitMark({ part, look = 'words' }: Props) {
  const verdict = useVerdict(part)
  const words = verdict && wordsOfVerdict(verdict)
  return (
    <p className={`${styles.mark} ${look === 'card' ? styles.card : ''}`} title={words?.reason ?? undefined}>
      {words && (
        <>
          <span className={styles[words.look]}>
            <Icon name={words.icon} size={16} /> {words.title}
          </span>
          {words.reason && <span className={styles.reason}>{`: ${words.reason}`}</span>}
        </>
      )}
    </p>
  )
}
