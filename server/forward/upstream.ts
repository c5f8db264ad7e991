import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import type { ReceivedBody } from '../bodies/receive-body.ts'
import type { ForwardedHeaders } from '../headers/forwarded-headers.ts'

/**
 * A server behind this one. A connection carries one request at a time; undici ends it when anything comes that no request waits for,
 * or when an answer does not end as it said (decision 0049).
 */
export type Upstream = Pick<Dispatcher, 'request'>

/** All that is forwarded of a request: nothing else of it is copied. */
export type UpstreamRequest = {
  method: string
  /** Path and query. */
  url: string
  /** Without those of the body and of the connection. */
  headers: ForwardedHeaders
  body?: ReceivedBody | undefined
  /** Ends the request and its connection when its visitor has left. */
  signal?: AbortSignal | undefined
}

export type UpstreamResponse = {
  statusCode: number
  statusText: string
  headers: IncomingHttpHeaders
  body: Readable
}

export type WholeResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Renderings take fractions of a second; a renderer that has died is noticed by its closed connection. */
const TIMEOUT_MS = 60_000
const MAX_CONNECTIONS = 256

/** Error codes of undici and the system for a connection that the other side has closed. */
const CONNECTION_LOST = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** `headersTimeout` is how many milliseconds an answer may take to begin, `bodyTimeout` how many may pass between its pieces. */
export function createUpstream(
  origin: string,
  { headersTimeout = TIMEOUT_MS, bodyTimeout = TIMEOUT_MS } = {},
): Upstream {
  return new Pool(origin, { connections: MAX_CONNECTIONS, pipelining: 1, headersTimeout, bodyTimeout })
}

/** Forwards a request and resolves with the answer as it begins. */
export async function send(upstream: Upstream, request: UpstreamRequest): Promise<UpstreamResponse> {
  const { method, url, headers, body, signal } = request
  const once = () =>
    upstream.request({
      method,
      path: url,
      headers: body ? { ...headers, 'content-length': String(body.length) } : headers,
      body: body?.open() ?? null,
      signal: signal ?? null,
    })
  try {
    return await once()
  } catch (error) {
    // An idle connection may be closed by the other side in the moment that it is used again.
    const isRepeatable = (method === 'GET' || method === 'HEAD') && !body && !signal?.aborted
    if (isRepeatable && isConnectionLost(error)) return once()
    throw error
  }
}

/** A GET whose whole answer is needed; rejects when it was cut off. */
export async function fetchWhole(
  upstream: Upstream,
  url: string,
  headers: ForwardedHeaders,
  signal?: AbortSignal,
): Promise<WholeResponse> {
  const response = await send(upstream, { method: 'GET', url, headers, signal })
  const chunks: Buffer[] = []
  for await (const chunk of response.body) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_LOST.has(String(error.code))
}
