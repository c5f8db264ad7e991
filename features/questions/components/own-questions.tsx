'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { usePage } from '@/components/ui/navigation/use-page'
import { TextSkeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { OWN_QUESTIONS, ownQuestionsOptions } from '../api/question-queries'
import { GivenAnswer } from './given-answer'
import { QuestionProduct } from './question-product'
import { QuestionsFailure } from './questions-failure'
import { WrittenText } from './written-text'
import styles from './questions.module.css'

/** What the person has asked or answered, with the states of both. */
export function OwnQuestions() {
  const { page, setPage, stayWithin } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(ownQuestionsOptions(page))
  stayWithin(data?.pagination.pages)
  if (error && !data) return <QuestionsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  const { questions, pagination } = data

  const remove = async (id: string) => {
    const { removeQuestion } = await import('../api/question-writes')
    await removeQuestion(id)
    await queries.invalidateQueries({ queryKey: OWN_QUESTIONS })
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.screen}>
      {pagination.total === 0 ? (
        <EmptyState
          title="Вы ещё ни о чём не спросили"
          text="Вопрос можно задать на странице любой детали, рядом с отзывами."
          actions={
            <a className={buttonClass()} href={hrefs.catalog}>
              Открыть каталог
            </a>
          }
        />
      ) : (
        <ul className={styles.list} aria-label="Мои вопросы">
          {questions.map((question) => (
            <li key={question.id} className={styles.row}>
              <QuestionProduct product={question.product} />
              <WrittenText {...question} author={question.authorName} />
              {question.answers.map((answer) => (
                <GivenAnswer key={answer.id} answer={answer} />
              ))}
              {question.isOwn && (
                <ConfirmButton
                  title="Удалить"
                  label={`Удалить вопрос: ${question.text}`}
                  yes="Да, удалить"
                  doing="Удаляем…"
                  place={place}
                  onYes={() => remove(question.id)}
                >
                  <p>Вместе с вопросом пропадут ответы на него.</p>
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <PageSteps
        label="Вопросы"
        className={styles.actions}
        page={page}
        pages={pagination.pages}
        onChange={setPage}
      />
    </div>
  )
}
