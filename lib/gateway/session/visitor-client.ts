import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { timeLeft } from '@/lib/gateway/server/page-timeout'
import { isRouterFetch } from '@/lib/http/is-router-fetch'
import { SCOPED_RESPONSES_HEADER, takeResponse } from '../server/request-scoped-responses'
import { gatewayInNameOf, type ServerGateway } from '../server-client'

/**
 * The gateway with the visitor's session, for the duration of the page's request. Undefined where the page is fetched for a browser
 * that has the shop open: it sends its own requests, and what it prefetches would be old when shown.
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
