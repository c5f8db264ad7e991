'use client'

import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '@/components/ui/skeleton'
import { OwnQuestions } from './own-questions'

/** The list of questions loads no form. */
const AskScreen = lazy(async () => ({ default: (await import('./ask-screen')).AskScreen }))
const AnswerScreen = lazy(async () => ({ default: (await import('./answer-screen')).AnswerScreen }))

/** The form of a question or of an answer when the address names one, else the person's questions. */
export function QuestionsScreen() {
  const query = useSearchParams()
  const productId = query.get('product')
  const answerTo = query.get('answer')
  if (!productId && !answerTo) return <OwnQuestions />
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      {productId ? (
        <AskScreen key={productId} productId={productId} />
      ) : (
        answerTo && <AnswerScreen key={answerTo} id={answerTo} />
      )}
    </Suspense>
  )
}
