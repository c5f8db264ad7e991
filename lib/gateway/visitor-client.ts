import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { timeLeft } from '@/lib/gateway/page-timeout'
import { isRouterFetch } from '@/lib/http/is-router-fetch'
import { SCOPED_RESPONSES_HEADER, takeResponse } from './request-scoped-responses'
import { gatewayInNameOf, type ServerGateway } from './server-client'

/**
 * The gateway in the name of whoever asks for a page, for as long as the page waits. Undefined where the page is fetched for a browser
 * that has the shop open: it asks by itself, and what it fetches ahead would be old when it is shown.
 */
export const visitorGateway = cache(async (): Promise<ServerGateway | undefined> => {
  const requested = await headers()
  const leftMs = timeLeft(requested)
  if (leftMs === 0 || isRouterFetch(requested)) return undefined
  const name = requested.get(SCOPED_RESPONSES_HEADER)
  return gatewayInNameOf(requested, {
    signal: AbortSignal.timeout(leftMs),
    known: (path, body) => (name ? takeResponse(name, path, body) : undefined),
  })
})

/** Undefined when it failed or took too long. */
export async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined)
}
