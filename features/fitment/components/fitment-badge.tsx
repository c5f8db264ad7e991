'use client'

import { useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { useVerdict } from '../hooks/use-verdict'
import { fitmentBatcher, type Part } from '../model/fitment-batcher'
import { wordsOfVerdict } from '../model/words-of-verdict'
import styles from './fitment-badge.module.css'

type Props = {
  part: Part
  /** A card reserves one line for it; elsewhere the reason takes the room it needs. */
  look?: 'card' | 'words'
}

/**
 * Whether a part fits the chosen car. The place of it is there only where a car is chosen, since before the first paint; a card keeps
 * it free by itself, because a page has dozens.
 */
export function FitmentBadge({ part, look = 'words' }: Props) {
  const state = useVerdict(part)
  const mark = useRef<HTMLParagraphElement>(null)
  const retry = () => {
    // The button goes with the failure.
    mark.current?.focus()
    fitmentBatcher.retry()
  }
  const words = typeof state === 'object' ? wordsOfVerdict(state) : undefined
  if (look === 'card' && state === undefined) return null
  return (
    <p
      ref={mark}
      data-fit=""
      tabIndex={-1}
      className={`${styles.mark} ${look === 'card' ? styles.card : ''}`}
      title={words?.reason ?? undefined}
    >
      {state === 'loading' && <span className={styles.reason}>Проверяем…</span>}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={retry}>
          Не проверено, повторить
        </button>
      )}
      {words && (
        <span className={styles[words.look]}>
          <Icon name={words.icon} size={16} /> {words.title}
        </span>
      )}
      {words?.reason && <span className={styles.reason}>{`: ${words.reason}`}</span>}
    </p>
  )
}
