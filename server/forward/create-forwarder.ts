import type { ConcurrencyLimiter } from '../../lib/connections/concurrency-limiter.ts'
import { sendFailure, PAGE_DEADLINE_MS } from '../send-failure.ts'
import type { BodyHandler } from '../bodies/create-request-body-buffer.ts'
import { endToEndHeaders } from '../headers/end-to-end-headers.ts'
import { headersForRenderer } from '../headers/forwarded-headers.ts'
import { networkOfPeer } from '../headers/network-of-peer.ts'
import { send, type Upstream } from './upstream.ts'

/** Browsers send it over secure connections only, and old ones never; the renderer does not show its pages the other signs. */
const FETCHED_BY_ROUTER = { 'sec-fetch-dest': 'empty' } as const

/**
 * Forwards a request, and its answer back as it comes. It has its turn until the answer begins: how long the rest takes depends on
 * the reader.
 */
export function createForwarder(upstream: Upstream, limiter: ConcurrencyLimiter): BodyHandler {
  return async function passOn(request, response, body) {
    const { method = 'GET', url = '/' } = request
    const headers = {
      ...headersForRenderer(request),
      ...(request.headers.rsc !== undefined && FETCHED_BY_ROUTER),
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const waiting = AbortSignal.any([gone.signal, AbortSignal.timeout(PAGE_DEADLINE_MS)])
    try {
      const forward = () => send(upstream, { method, url, headers, body, signal: gone.signal })
      const answer = await limiter.run(networkOfPeer(request), forward, waiting)
      response.writeHead(answer.statusCode, answer.statusText, endToEndHeaders(answer.headers))
      answer.body.on('error', () => response.destroy())
      answer.body.pipe(response)
    } catch (error) {
      sendFailure(request, response, error)
    }
  }
}
