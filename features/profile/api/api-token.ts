import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { createApiToken, revokeApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import type { ApiToken } from './profile-queries'

const SCREEN_SHOWS = { handlesErrors: true } as const

/** The answer holds the whole token; later reads hide its middle. */
export async function createToken(): Promise<ApiToken> {
  return requireResponse(await browserGateway().call(createApiToken, {}, SCREEN_SHOWS))
}

export async function revokeToken(): Promise<ApiToken> {
  return requireResponse(await browserGateway().call(revokeApiToken, {}, SCREEN_SHOWS))
}
