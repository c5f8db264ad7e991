import { GatewayError } from '@/lib/gateway/errors'

/** For a caller that cannot go on without an answer: a request that was dropped counts as aborted. */
export function requireResponse<Response>(response: Response | undefined): Response {
  if (response === undefined) throw new GatewayError({ kind: 'aborted', message: 'Запрос отменён' })
  return response
}
