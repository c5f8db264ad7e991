import type { ServerResponse } from 'node:http'
import type { BodyHandler } from './bodies/create-body-desk.ts'
import { endToEnd } from './headers.ts'
import { toldOnward } from './told-onward.ts'
import { sendOn, type Upstream } from './upstream.ts'

const BAD_GATEWAY = 502

/** Hands a request on as it came, and its answer back as it comes. */
export function createPassOn(upstream: Upstream): BodyHandler {
  return async function passOn(request, response, body) {
    const headers = {
      ...toldOnward(request),
      ...(body && { 'content-length': body.length }),
    }
    try {
      const { method, url } = request
      const answer = await sendOn(upstream, { method, url, headers }, body?.open())
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.statusMessage, endToEnd(answer.headers))
      response.on('close', () => answer.destroy())
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
