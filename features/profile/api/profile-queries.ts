import { queryOptions } from '@tanstack/react-query'
import type { readApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import type { listSessions } from '@/lib/gateway/contracts/accounts/sessions'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type ApiToken = ResponseOf<typeof readApiToken>
export type Session = ResponseOf<typeof listSessions>['sessions'][number]

export const apiTokenOptions = queryOptions({
  queryKey: ['api-token'],
  ...reading(async () => (await import('./profile-reads')).apiToken),
})

export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  ...reading(async () => (await import('./profile-reads')).sessions),
})
