import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { createApiToken, readApiToken, revokeApiToken } from '@/lib/gateway/contracts/public-api'
import type { ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type ApiToken = ResponseOf<typeof readApiToken>

const SCREEN_SHOWS = { handlesErrors: true } as const

export const apiTokenOptions = queryOptions({
  queryKey: ['api-token'],
  queryFn: async ({ signal }) =>
    answered(await atLeast(browserGateway().call(readApiToken, {}, { signal, handlesErrors: true }))),
})

/** The answer holds the whole token; later reads hide its middle. */
export async function createToken(): Promise<ApiToken> {
  return answered(await browserGateway().call(createApiToken, {}, SCREEN_SHOWS))
}

export async function revokeToken(): Promise<ApiToken> {
  return answered(await browserGateway().call(revokeApiToken, {}, SCREEN_SHOWS))
}
