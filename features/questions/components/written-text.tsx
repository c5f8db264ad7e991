import { ToneBadge } from '@/components/ui/tone-badge'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import styles from './questions.module.css'

/** States of questions and answers, in the words of their author and of the desk. */
const BADGES = {
  moderation: { tone: 'going', title: 'На проверке' },
  published: { tone: 'good', title: 'Опубликовано' },
  rejected: { tone: 'bad', title: 'Не принято' },
} as const

type Props = {
  author: string
  text: string
  createdAt: string
  status: keyof typeof BADGES
  rejectReason: string | null
}

/** A question or an answer with its state, for its author and for the desk. */
export function WrittenText({ author, text, createdAt, status, rejectReason }: Props) {
  return (
    <>
      <p className={styles.actions}>
        <ToneBadge {...BADGES[status]} />
        <span className={styles.soft}>
          {author}, <time dateTime={createdAt}>{formatLongDay(toMoscowDay(new Date(createdAt)))}</time>
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      {rejectReason && <p className={styles.soft}>Причина: {rejectReason}</p>}
    </>
  )
}
