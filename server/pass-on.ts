import type { IncomingMessage, ServerResponse } from 'node:http'
import { endToEnd } from './headers.ts'
import { sendOn, type Upstream } from './upstream.ts'

const BAD_GATEWAY = 502

/** Hands a request on as it came, and its answer back as it comes. */
export function createPassOn(upstream: Upstream) {
  return async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = {
      ...endToEnd(request.headers),
      'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    try {
      const { method, url } = request
      const answer = await sendOn(upstream, { method, url, headers }, hasBody ? request : undefined)
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.statusMessage, endToEnd(answer.headers))
      response.on('close', () => answer.destroy())
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    } catch {
      if (response.headersSent) return void response.destroy()
      response.writeHead(BAD_GATEWAY, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end('Магазин не отвечает. Попробуйте через минуту.')
    }
  }
}
