import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import styles from './questions.module.css'

/** States of questions and answers, in the words of their author and of the desk. */
const STATUS_WORDS = {
  moderation: 'На проверке',
  published: 'Опубликовано',
  rejected: 'Не принято',
} as const

type Props = {
  author: string
  text: string
  createdAt: string
  status: keyof typeof STATUS_WORDS
  rejectReason: string | null
}

/** A question or an answer with its state, for its author and for the desk. */
export function WrittenText({ author, text, createdAt, status, rejectReason }: Props) {
  return (
    <>
      <p className={styles.actions}>
        <span className={styles.state} data-state={status}>
          {STATUS_WORDS[status]}
        </span>
        <span className={styles.soft}>
          {author}, <time dateTime={createdAt}>{formatLongDay(toMoscowDay(new Date(createdAt)))}</time>
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      {rejectReason && <p className={styles.soft}>Причина: {rejectReason}</p>}
    </>
  )
}
