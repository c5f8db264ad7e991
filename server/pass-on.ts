import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { BodyHandler } from './bodies/create-body-desk.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'
import { headersForRenderer } from './forwarded-headers.ts'
import { send, type Upstream } from './upstream.ts'

const BAD_GATEWAY = 502
/** Browsers say it over secure connections only, and old ones never; the renderer does not show its pages what else tells of it. */
const FETCHED_BY_ROUTER = { 'sec-fetch-dest': 'empty' } as const

/** Hands a request on, and its answer back as it comes. */
export function createPassOn(upstream: Upstream): BodyHandler {
  return async function passOn(request, response, body) {
    const { method = 'GET', url = '/' } = request
    const headers = {
      ...headersForRenderer(request),
      ...(request.headers.rsc !== undefined && FETCHED_BY_ROUTER),
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const answer = await send(upstream, { method, url, headers, body, signal: gone.signal })
      response.writeHead(answer.statusCode, answer.statusText, endToEndHeaders(answer.headers))
      await pipeline(answer.body, response)
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
