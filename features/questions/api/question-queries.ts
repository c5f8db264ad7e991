import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** Everything that a question or an answer of the visitor's changes. */
export const OWN_QUESTIONS = ['own-questions'] as const

const loadReads = () => import('./question-reads')

// A form that is being filled in must not be replaced by a later answer.
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export function ownQuestionsOptions(page: number) {
  return queryOptions({
    queryKey: [...OWN_QUESTIONS, 'list', page],
    ...reading(async () => (await loadReads()).ownQuestions(page)),
  })
}

export function questionOptions(id: string) {
  return queryOptions({
    queryKey: [...OWN_QUESTIONS, 'one', id],
    ...ONCE,
    ...reading(async () => (await loadReads()).askedQuestion(id)),
  })
}

export function questionProductOptions(productId: string) {
  return queryOptions({
    queryKey: [...OWN_QUESTIONS, 'about', productId],
    ...ONCE,
    ...reading(async () => (await loadReads()).questionProduct(productId)),
  })
}
