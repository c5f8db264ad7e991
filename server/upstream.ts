import type { Readable } from 'node:stream'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

export type Upstream = { origin: URL; agent: http.Agent }

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Renderings take fractions of a second; a renderer that has died is noticed by its closed connection. */
const TIMEOUT_MS = 60_000
const MAX_CONNECTIONS = 256

export function createUpstream(origin: string): Upstream {
  return { origin: new URL(origin), agent: new http.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS }) }
}

/** Sends a request on, its body included, and resolves with the answer as it begins. */
export function sendOn(
  upstream: Upstream,
  request: Pick<IncomingMessage, 'method' | 'url'> & {
    headers: http.OutgoingHttpHeaders
    /** Ends the request when nobody waits for its answer any more. */
    signal?: AbortSignal
  },
  body?: Readable,
): Promise<IncomingMessage> {
  const { method = 'GET', url = '/', signal } = request
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {
        host: upstream.origin.hostname,
        port: upstream.origin.port,
        agent: upstream.agent,
        path: url,
        method,
        headers: request.headers,
        timeout: TIMEOUT_MS,
        ...(signal && { signal }),
      },
      resolve,
    )
    sent.on('timeout', () => sent.destroy(new Error('The renderer did not answer in time')))
    sent.on('error', (error) => {
      // A kept connection may be closed by the other side in the moment that it is used again.
      const isRepeatable = sent.reusedSocket && (method === 'GET' || method === 'HEAD') && !body
      if (isRepeatable && 'code' in error && error.code === 'ECONNRESET') {
        sendOn(upstream, request).then(resolve, reject)
      } else reject(error)
    })
    if (body) body.pipe(sent)
    else sent.end()
  })
}

/** A GET whose whole answer is wanted. */
export async function fetchWhole(
  upstream: Upstream,
  url: string,
  headers: http.OutgoingHttpHeaders,
  signal?: AbortSignal,
): Promise<WholeAnswer> {
  const answer = await sendOn(upstream, { method: 'GET', url, headers, ...(signal && { signal }) })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  if (!answer.complete) throw new Error('The answer was cut off')
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }
}
