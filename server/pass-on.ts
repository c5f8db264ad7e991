import type { ConcurrencyLimiter } from '../lib/connections/concurrency-limiter.ts'
import { answerFailure, PAGE_DEADLINE_MS } from './answer-failure.ts'
import type { BodyHandler } from './bodies/create-body-desk.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'
import { networkOfPeer } from './network-of-peer.ts'
import { toldOnward } from './told-onward.ts'
import { sendOn, type Upstream } from './upstream.ts'

const BAD_GATEWAY = 502
/** Browsers say it over secure connections only, and old ones never; the renderer does not show its pages what else tells of it. */
const FETCHED_BY_ROUTER = { 'sec-fetch-dest': 'empty' } as const

/**
 * Hands a request on as it came, and its answer back as it comes. It has its turn until the answer begins: how long the rest takes is
 * the reader's to say.
 */
export function createPassOn(upstream: Upstream, limiter: ConcurrencyLimiter): BodyHandler {
  return async function passOn(request, response, body) {
    const headers = {
      ...toldOnward(request),
      ...(request.headers.rsc !== undefined && FETCHED_BY_ROUTER),
      ...(body && { 'content-length': body.length }),
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const waiting = AbortSignal.any([gone.signal, AbortSignal.timeout(PAGE_DEADLINE_MS)])
    try {
      const { method, url } = request
      const send = () => sendOn(upstream, { method, url, headers, signal: gone.signal }, body?.open())
      const answer = await limiter.run(networkOfPeer(request), send, waiting)
      response.writeHead(
        answer.statusCode ?? BAD_GATEWAY,
        answer.statusMessage,
        endToEndHeaders(answer.headers),
      )
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    } catch (error) {
      answerFailure(request, response, error)
    }
  }
}
