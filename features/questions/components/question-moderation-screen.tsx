'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { TextSkeleton } from '@/components/ui/skeleton'
import { MODERATION, type ModerationState, moderationOptions } from '../api/moderation-calls'
import { ModeratedQuestionCard } from './moderated-question-card'
import { QuestionsFailure } from './questions-failure'
import styles from './questions.module.css'

const STATES: readonly { state: ModerationState; title: string; empty: string }[] = [
  { state: 'waiting', title: 'Ждут проверки', empty: 'Новых вопросов и ответов нет: всё прочитано.' },
  { state: 'unanswered', title: 'Без ответа', empty: 'На все вопросы уже ответили.' },
  { state: 'published', title: 'Опубликованные', empty: 'Пока ничего не опубликовано.' },
  { state: 'rejected', title: 'Не принятые', empty: 'Ни один вопрос не отклонён.' },
]

/** Where the staff reads questions and answers, answers for the shop and decides what is shown. */
export function QuestionModerationScreen() {
  const [state, setState] = useState<ModerationState>('waiting')
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...moderationOptions(state, page),
    placeholderData: keepPreviousData,
  })
  if (data && !isPlaceholderData && page > Math.max(1, data.pagination.pages)) setPage(page - 1)
  const counts: Partial<Record<ModerationState, number | undefined>> = {
    waiting: data?.waiting,
    unanswered: data?.unanswered,
  }
  // What was decided leaves the list with its focused button.
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: MODERATION })
    list.current?.focus()
  }

  return (
    <div className={styles.screen}>
      <div className={styles.kinds} role="group" aria-label="Какие вопросы">
        {STATES.map(({ state: own, title }) => (
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
            {counts[own] !== undefined && ` (${counts[own]})`}
          </button>
        ))}
      </div>
      {error && <QuestionsFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton lines={8} />}
      {data && data.pagination.total === 0 && !isPlaceholderData && (
        <EmptyState title="Пусто" text={STATES.find((one) => one.state === state)?.empty ?? ''} />
      )}
      <div ref={list} tabIndex={-1}>
        {data && (
          <ul className={styles.list} aria-label="Вопросы" aria-busy={isPlaceholderData}>
            {data.questions.map((question) => (
              <ModeratedQuestionCard key={question.id} question={question} onChanged={refresh} />
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
