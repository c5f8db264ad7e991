import type { ServerResponse } from 'node:http'
import type { BodyHandler } from './bodies/create-body-desk.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'
import { toldOnward } from './told-onward.ts'
import { sendOn, type Upstream } from './upstream.ts'

const BAD_GATEWAY = 502
/** Browsers say it over secure connections only, and old ones never; the renderer does not show its pages what else tells of it. */
const FETCHED_BY_ROUTER = { 'sec-fetch-dest': 'empty' } as const

/** Hands a request on as it came, and its answer back as it comes. */
export function createPassOn(upstream: Upstream): BodyHandler {
  return async function passOn(request, response, body) {
    const headers = {
      ...toldOnward(request),
      ...(request.headers.rsc !== undefined && FETCHED_BY_ROUTER),
      ...(body && { 'content-length': body.length }),
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const { method, url } = request
      const answer = await sendOn(upstream, { method, url, headers, signal: gone.signal }, body?.open())
      response.writeHead(
        answer.statusCode ?? BAD_GATEWAY,
        answer.statusMessage,
        endToEndHeaders(answer.headers),
      )
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    } catch {
      sayUnreachable(response)
    }
  }
}

/** The renderer cannot be reached, or went in the middle of its answer. */
export function sayUnreachable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(BAD_GATEWAY, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('Магазин не отвечает. Попробуйте через минуту.')
}
