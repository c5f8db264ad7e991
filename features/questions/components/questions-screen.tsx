'use client'

import { useSearchParams } from 'next/navigation'
import { AnswerScreen } from './answer-screen'
import { AskScreen } from './ask-screen'
import { OwnQuestions } from './own-questions'

/** The form of a question or of an answer when the address names one, else the person's questions. */
export function QuestionsScreen() {
  const query = useSearchParams()
  const productId = query.get('product')
  const answerTo = query.get('answer')
  if (productId) return <AskScreen key={productId} productId={productId} />
  if (answerTo) return <AnswerScreen key={answerTo} id={answerTo} />
  return <OwnQuestions />
}
