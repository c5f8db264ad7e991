import 'server-only'
import { env } from '@/lib/env'
import { createGatewayClient, type GatewayClient } from '@/lib/gateway/client'
import { forwardedHeaders } from '@/lib/gateway/wire/forwarded-headers'
import { type ConnectionPool, nodeFetch } from '@/lib/gateway/server/node-fetch'
import type { Operation } from '@/lib/gateway/operation'
import { observeCall } from '@/lib/gateway/server/observe-call'
import { callKey, type ScopedResponses } from '@/lib/gateway/server/request-scoped-responses'

export type ServerGateway = Pick<GatewayClient, 'call'>

export type ServerGatewayOptions = {
  pool?: ConnectionPool
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>>
  /** Aborts every call of an abandoned page. */
  signal?: AbortSignal
  timeoutMs?: number
  /** Reads are not repeated. */
  isOnce?: boolean
  /** The text of a known answer. */
  known?: (path: string, body: string) => string | undefined
  /** Receives the texts of successful answers. */
  answers?: ScopedResponses | undefined
  /** Receives the headers of every answer. */
  onResponse?: (headers: Headers) => void
}

let client: ServerGateway | undefined

/** The gateway for public renderings: no visitor, no session. */
export function serverGateway(): ServerGateway {
  return (client ??= createServerGateway(env().GATEWAY_URL))
}

/** The gateway with the session of the request with these headers. Its calls fail as those of the browser do. */
export function gatewayInNameOf(headers: Headers, options: ServerGatewayOptions = {}): ServerGateway {
  return createServerGateway(env().GATEWAY_URL, {
    pool: 'onePerson',
    headers: forwardedHeaders(headers),
    ...options,
  })
}

export function createServerGateway(
  address: string,
  { pool = 'everyone', headers, known, answers, onResponse, ...options }: ServerGatewayOptions = {},
): ServerGateway {
  const client = createGatewayClient({
    origin: address.replace(/\/+$/, ''),
    ...(onResponse && { onResponse }),
    fetch: known || answers ? remembering(pool, known, answers) : (request) => nodeFetch(request, pool),
  })
  return {
    call: (operation, request, own) =>
      observeCall(operation.name, (traced) =>
        client.call(operation, request, {
          ...options,
          ...own,
          headers: { ...headersOf(operation, headers), ...traced },
        }),
      ),
  }
}

/** A page that another site leads to is shown as any: the origin counts where something is written. */
function headersOf({ kind }: Operation, { origin, ...rest }: Readonly<Record<string, string>> = {}) {
  return kind === 'write' && origin !== undefined ? { ...rest, origin } : rest
}

/** Sends the unknown ones, and stores the answers. */
function remembering(
  pool: ConnectionPool,
  known: ServerGatewayOptions['known'],
  answers: ScopedResponses | undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname + search
    const body = await request.clone().text()
    const text = known?.(path, body)
    if (text !== undefined) return new Response(text)
    const response = await nodeFetch(request, pool)
    if (answers && response.ok) answers.set(callKey(path, body), await response.clone().text())
    return response
  }
}
