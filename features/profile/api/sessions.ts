import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { deleteSession, listSessions } from '@/lib/gateway/contracts/sessions'
import type { ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type Session = ResponseOf<typeof listSessions>['sessions'][number]

export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const call = browserGateway().call(listSessions, {}, { signal, handlesErrors: true })
    return answered(await atLeast(call)).sessions
  },
})

/** Ends one sign-in and returns those that are left. */
export async function endSession(sessionID: string): Promise<Session[]> {
  const call = browserGateway().call(deleteSession, { body: { sessionID } }, { handlesErrors: true })
  return answered(await call).sessions
}
