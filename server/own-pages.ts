import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, encode, isCompressible } from './cache/encodings.ts'
import { endToEndHeaders } from './headers/end-to-end-headers.ts'
import type { ConcurrencyLimiter } from '../lib/connections/concurrency-limiter.ts'
import { sendFailure, PAGE_DEADLINE_MS } from './send-failure.ts'
import { headersForRenderer } from './headers/forwarded-headers.ts'
import { networkOfPeer } from './headers/network-of-peer.ts'
import { fetchWhole, type Upstream } from './forward/upstream.ts'

type Options = {
  upstream: Upstream
  limiter: ConcurrencyLimiter
  /** Changes to a page before it is sent. */
  transform: (body: Buffer) => Buffer
}

/** A document for one person, as a browser requests it: the client's router, forms and files do not accept text/html. */
export function requestsForDocument({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const isOfRouter = headers.rsc !== undefined
  return (
    (method === 'GET' || method === 'HEAD') && !isOfRouter && (headers.accept?.includes('text/html') ?? false)
  )
}

/** Sends a personal page in the same way as public ones, and stores nothing of it. */
export function createOwnPages({ upstream, transform, limiter }: Options) {
  return async function sendOwnPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PAGE_DEADLINE_MS)])
    try {
      const requested = { ...headersForRenderer(request), 'accept-encoding': 'identity' }
      const fetch = () => fetchWhole(upstream, request.url ?? '/', requested, signal)
      const { status, headers, body } = await limiter.run(networkOfPeer(request), fetch, signal)
      const { 'content-length': _, ...stored } = endToEndHeaders(headers)
      const type = headers['content-type'] ?? ''
      const page = type.startsWith('text/html') ? transform(body) : body
      const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
      const sent = await encode(page, encoding, 'quick')
      response.writeHead(status, {
        ...stored,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': sent.byteLength,
      })
      response.end(request.method === 'HEAD' ? undefined : sent)
    } catch (error) {
      sendFailure(request, response, error)
    }
  }
}
