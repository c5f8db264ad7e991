import { formatMoment } from '@/lib/format/format-moment'
import styles from './staff-history.module.css'

type Deed<Action extends string> = { action: Action; text: string; author: string | null; at: string }

type Props<Action extends string> = {
  history: readonly Deed<Action>[]
  words: Readonly<Record<Action, string>>
}

/** Who of the staff did what with a text of a shopper, folded away. */
export function StaffHistory<Action extends string>({ history, words }: Props<Action>) {
  if (history.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>Кто что сделал ({history.length})</summary>
      <ol className={styles.history}>
        {history.map(({ action, text, author, at }) => (
          <li key={`${at}${action}`}>
            <p className={styles.soft}>
              {[words[action], author, formatMoment(at)].filter(Boolean).join(', ')}
            </p>
            {text !== '' && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
