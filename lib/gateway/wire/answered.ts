import { GatewayError } from '@/lib/gateway/errors'

/** For a caller that cannot go on without an answer: a request that was dropped counts as aborted. */
export function answered<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new GatewayError({ kind: 'aborted', message: 'Запрос отменён' })
  return answer
}
