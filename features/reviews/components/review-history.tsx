import { formatMoment } from '@/lib/format/format-moment'
import type { ModeratedReview } from '../api/moderation-calls'
import styles from './own-reviews.module.css'

type Action = ModeratedReview['history'][number]['action']

const WORDS: Readonly<Record<Action, string>> = {
  taken: 'Взят в работу',
  published: 'Опубликован',
  rejected: 'Отклонён',
  replied: 'Ответ магазина',
  'reply-removed': 'Ответ убран',
}

/** Who of the staff works on a review, and what was done with it. */
export function ReviewHistory({ takenBy, history }: Pick<ModeratedReview, 'takenBy' | 'history'>) {
  return (
    <>
      {takenBy !== null && (
        <p>
          В работе: {takenBy.author ?? 'сотрудник без имени'}, {formatMoment(takenBy.at)}
        </p>
      )}
      {history.length > 0 && (
        <details>
          <summary className={styles.summary}>Кто что сделал ({history.length})</summary>
          <ol className={styles.history}>
            {history.map(({ action, text, author, at }) => (
              <li key={`${at}${action}`}>
                <p className={styles.soft}>
                  {[WORDS[action], author, formatMoment(at)].filter(Boolean).join(', ')}
                </p>
                {text !== '' && <p className={styles.text}>{text}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
