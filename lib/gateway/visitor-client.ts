import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { env } from '@/lib/env'
import { forwardedHeaders } from '@/lib/routing/ask-gateway'
import { createServerGateway, type ServerGateway } from './server-client'

/** A page does not wait longer for what its browser can ask for itself. */
const PATIENCE_MS = 1500
/** What the client's router fetches; documents are asked for as such, and old browsers do not say. */
const ROUTER_FETCH = 'empty'

/**
 * The gateway in the name of whoever asks for a page. Undefined where the page is fetched for a browser that has the shop open:
 * it asks by itself, and what it fetches ahead would be old when it is shown.
 */
export const visitorGateway = cache(async (): Promise<ServerGateway | undefined> => {
  const asked = await headers()
  if (asked.get('sec-fetch-dest') === ROUTER_FETCH) return undefined
  return createServerGateway(env().GATEWAY_URL.replace(/\/+$/, ''), forwardedHeaders(asked))
})

/** Undefined when it failed or took too long. */
export async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  return Promise.race([answer.catch(() => undefined), tooLong]).finally(() => clearTimeout(timer))
}
