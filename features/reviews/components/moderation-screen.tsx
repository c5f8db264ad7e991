'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { TextSkeleton } from '@/components/ui/skeleton'
import { MODERATION, type ModerationState, moderationOptions } from '../api/moderation-calls'
import { usePage } from '../hooks/use-page'
import { ModeratedCard } from './moderated-card'
import { ReviewsFailure } from './own-reviews-frame'
import styles from './own-reviews.module.css'

const STATES: readonly { state: ModerationState; title: string; empty: string }[] = [
  { state: 'moderation', title: 'Новые', empty: 'Новых отзывов нет: всё прочитано.' },
  { state: 'taken', title: 'В работе', empty: 'Ни один отзыв не взят в работу.' },
  { state: 'reported', title: 'С жалобами', empty: 'Ни на один отзыв не жалуются.' },
  { state: 'published', title: 'Опубликованные', empty: 'Пока ничего не опубликовано.' },
  { state: 'rejected', title: 'Не принятые', empty: 'Ни один отзыв не отклонён.' },
]

/** Actions of administrators on reviews: publish, refuse with a reason, answer, settle complaints. */
export function ModerationScreen() {
  const [state, setState] = useState<ModerationState>('moderation')
  const { page, setPage, stayWithin } = usePage()
  const list = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...moderationOptions(state, page),
    placeholderData: keepPreviousData,
  })
  stayWithin(isPlaceholderData ? undefined : data?.pagination.pages)
  const counts = {
    moderation: data?.waiting,
    taken: data?.taken,
    reported: data?.reported,
    published: data?.published,
    rejected: data?.rejected,
  }
  const isShared = typeof data?.taken === 'number'
  const states = STATES.filter((one) => one.state !== 'taken' || isShared)
  // A decided review leaves the list with its focused button.
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: MODERATION })
    list.current?.focus()
  }

  return (
    <div className={styles.screen}>
      <div className={styles.kinds} role="group" aria-label="Какие отзывы">
        {states.map(({ state: own, title }) => (
          <button
            key={own}
            type="button"
            className={styles.kind}
            aria-pressed={own === state}
            onClick={() => {
              setState(own)
              setPage(1)
            }}
          >
            {title}
            {typeof counts[own] === 'number' && ` (${counts[own]})`}
          </button>
        ))}
      </div>
      {error && <ReviewsFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton lines={8} />}
      {data && data.pagination.total === 0 && !isPlaceholderData && (
        <EmptyState title="Пусто" text={STATES.find((one) => one.state === state)?.empty ?? ''} />
      )}
      <div ref={list} tabIndex={-1}>
        {data && (
          <ul className={styles.list} aria-label="Отзывы" aria-busy={isPlaceholderData}>
            {data.reviews.map((review) => (
              <ModeratedCard
                key={`${review.id}-${review.revision}`}
                review={review}
                isShared={isShared}
                onChanged={refresh}
              />
            ))}
          </ul>
        )}
      </div>
      {data && (
        <PageSteps
          className={styles.actions}
          page={page}
          pages={data.pagination.pages}
          onChange={setPage}
          back="Назад"
          forward="Дальше"
        />
      )}
    </div>
  )
}
