import { formatMoment } from '@/lib/format/format-moment'

type Deed<Action extends string> = { action: Action; text: string; author: string | null; at: string }

type Props<Action extends string> = {
  history: readonly Deed<Action>[]
  words: Readonly<Record<Action, string>>
  /** Of the texts, as the screen shows them elsewhere. */
  textClass: string | undefined
}

/** Who of the staff did what with a text of a shopper, folded away. */
export function StaffHistory<Action extends string>({ history, words, textClass }: Props<Action>) {
  if (history.length === 0) return null
  return (
    <details>
      <summary>Кто что сделал ({history.length})</summary>
      <ol>
        {history.map(({ action, text, author, at }) => (
          <li key={`${at}${action}`}>
            <small>{[words[action], author, formatMoment(at)].filter(Boolean).join(', ')}</small>
            {text !== '' && <p className={textClass}>{text}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
