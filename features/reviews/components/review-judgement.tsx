'use client'

import { lazy, Suspense, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { usePending } from '@/lib/interaction/use-pending'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import type { Review } from '../model/review'
import type { ReviewMark } from '../model/review-mark'
import styles from './review-item.module.css'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }))

type Props = {
  review: Review
  /** Undefined until the browser knows. */
  mark: ReviewMark | undefined
  onMark: (mark: ReviewMark) => void
}

const SIDES = [
  { side: 'up', title: 'Полезно' },
  { side: 'down', title: 'Не полезно' },
] as const

/** Votes for and against a review, and the way to complain. The code that sends them is loaded with the first press. */
export function ReviewJudgement({ review, mark, onMark }: Props) {
  const isUser = useUser(({ status }) => status === 'user')
  const { signIn } = useStores()
  const [isBusy, run] = usePending()
  const [isReporting, setReporting] = useState(false)
  const known: ReviewMark = mark ?? {
    votes: { up: review.usefulCount, down: review.uselessCount, own: null },
    isOwn: false,
    isReported: false,
  }

  const vote = async (to: 'up' | 'down' | 'none') => {
    try {
      const calls = await import('../api/review-marks')
      const votes = await calls.vote(review.id, to)
      if (votes) onMark({ ...known, votes })
    } catch (failure) {
      const { notifyFailure } = await import('@/components/ui/toast/notify-failure')
      await notifyFailure(failure, {
        title: 'Голос не учтён',
        text: 'Сервис не ответил. Попробуйте ещё раз.',
      })
    }
  }
  const signedIn = (act: () => void) => (isUser ? act() : signIn.getState().open({ afterwards: act }))

  if (known.isOwn) {
    return (
      <p className={styles.judgement}>
        Ваш отзыв. Полезно: {known.votes.up}, не полезно: {known.votes.down}
      </p>
    )
  }
  return (
    <div className={styles.judgement}>
      {SIDES.map(({ side, title }) => (
        <button
          key={side}
          ref={markHydrated}
          type="button"
          className={styles.vote}
          data-replay-click=""
          aria-pressed={known.votes.own === side}
          aria-disabled={isBusy}
          onClick={() => signedIn(() => void run(() => vote(known.votes.own === side ? 'none' : side)))}
        >
          {title} {known.votes[side] > 0 && known.votes[side]}
        </button>
      ))}
      {known.isReported ? (
        <span>Жалоба отправлена</span>
      ) : (
        <button
          ref={markHydrated}
          type="button"
          className={styles.complain}
          data-replay-click=""
          onClick={() => signedIn(() => setReporting(true))}
        >
          Пожаловаться
        </button>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog
            reviewId={review.id}
            onClose={() => setReporting(false)}
            onDone={() => {
              setReporting(false)
              onMark({ ...known, isReported: true })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
