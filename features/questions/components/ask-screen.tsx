'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { EmptyState } from '@/components/ui/empty-state'
import { TextSkeleton } from '@/components/ui/skeleton'
import { questionProductOptions, OWN_QUESTIONS } from '../api/question-queries'
import { ask } from '../api/question-writes'
import { QuestionProduct } from './question-product'
import { QuestionTextForm } from './question-text-form'
import { QuestionsFailure } from './questions-failure'
import { SentNote } from './sent-note'
import styles from './questions.module.css'

const BY_MAIL = 'Напишем на вашу почту, когда ответят.'

/** The form of a question about one product. */
export function AskScreen({ productId }: { productId: string }) {
  const { data, error, refetch } = useQuery(questionProductOptions(productId))
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const [sent, setSent] = useState<{ isMailed: boolean }>()
  if (error && !data) return <QuestionsFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  const { product } = data
  if (!product)
    return (
      <EmptyState title="Такого товара нет" text="Возможно, его убрали из каталога." note={NOT_FOUND_TEXT} />
    )
  if (sent)
    return (
      <SentNote
        title="Вопрос отправлен"
        text={`Мы прочитаем его и покажем на странице товара.${sent.isMailed ? ` ${BY_MAIL}` : ''}`}
        productHref={product.location}
      />
    )
  return (
    <section className={styles.panel}>
      <QuestionProduct product={product} />
      <QuestionTextForm
        label="Вопрос о товаре"
        field="Вопрос"
        hint="Ответит магазин или те, кто уже купил этот товар"
        submit="Отправить вопрос"
        onSend={async (values) => {
          const isMailed = await ask(data.productId, keyOf(values), values)
          setSent({ isMailed })
          await queries.invalidateQueries({ queryKey: [...OWN_QUESTIONS, 'list'], refetchType: 'none' })
        }}
      />
    </section>
  )
}
