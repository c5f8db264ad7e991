'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { isGatewayError } from '@/lib/gateway/errors'
import { OWN_QUESTIONS, questionOptions } from '../api/question-queries'
import { answer } from '../api/question-writes'
import { GivenAnswer } from './given-answer'
import { QuestionProduct } from './question-product'
import { QuestionTextForm } from './question-text-form'
import { QuestionsFailure } from './questions-failure'
import { SentNote } from './sent-note'
import styles from './questions.module.css'

const WHY_NOT = {
  own: 'Это ваш вопрос: ответить на него может магазин или другой покупатель.',
  answered: 'Вы уже ответили на этот вопрос.',
  notBought: 'Отвечать могут те, кто купил этот товар у нас и получил его.',
} as const

/** The answer of a buyer to another shopper's question, or why there is no form. */
export function AnswerScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(questionOptions(id))
  const queries = useQueryClient()
  const [isSent, setSent] = useState(false)
  if (isGatewayError(error) && error.kind === 'notFound')
    return <EmptyState title="Такого вопроса нет" text="Возможно, автор его удалил." />
  if (error && !data) return <QuestionsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  const { question, canAnswer, reason } = data
  if (isSent)
    return (
      <SentNote
        title="Спасибо, ответ отправлен"
        text="Мы прочитаем его и покажем под вопросом."
        productHref={question.product?.location}
      />
    )
  return (
    <section className={styles.panel}>
      <QuestionProduct product={question.product} />
      <p className={styles.text}>{question.text}</p>
      {question.answers
        .filter(({ status }) => status !== 'published')
        .map((answer) => (
          <GivenAnswer key={answer.id} answer={answer} />
        ))}
      {canAnswer ? (
        <QuestionTextForm
          label="Ответ на вопрос"
          field="Ваш ответ"
          submit="Отправить ответ"
          onSend={async (values) => {
            await answer(question.id, values)
            setSent(true)
            await queries.invalidateQueries({ queryKey: [...OWN_QUESTIONS, 'list'], refetchType: 'none' })
          }}
        />
      ) : (
        <Notice>{reason === null ? 'Ответить на этот вопрос нельзя.' : WHY_NOT[reason]}</Notice>
      )}
    </section>
  )
}
