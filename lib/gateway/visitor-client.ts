import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { env } from '@/lib/env'
import { forwardedHeaders } from '@/lib/routing/ask-gateway'
import { patienceLeft } from '@/lib/routing/own-page-patience'
import { createServerGateway, type ServerGateway } from './server-client'

/** What the client's router fetches; documents are asked for as such, and old browsers do not say. */
const ROUTER_FETCH = 'empty'

/**
 * The gateway in the name of whoever asks for a page, for as long as the page waits. Undefined where the page is fetched for a browser
 * that has the shop open: it asks by itself, and what it fetches ahead would be old when it is shown.
 */
export const visitorGateway = cache(async (): Promise<ServerGateway | undefined> => {
  const asked = await headers()
  const leftMs = patienceLeft(asked)
  if (leftMs === 0 || asked.get('sec-fetch-dest') === ROUTER_FETCH) return undefined
  return createServerGateway(env().GATEWAY_URL.replace(/\/+$/, ''), {
    told: forwardedHeaders(asked),
    signal: AbortSignal.timeout(leftMs),
  })
})

/** Undefined when it failed or took too long. */
export async function orLeft<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined)
}
