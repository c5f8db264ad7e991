import type { ServerResponse } from 'node:http'
import { UNAVAILABLE_MESSAGE } from '../../lib/gateway/wire/failure-texts.ts'
import { GATEWAY_HEADERS } from '../../lib/security/security-headers.ts'
import type { BodyHandler } from '../bodies/create-request-body-buffer.ts'
import { endToEndHeaders } from '../headers/end-to-end-headers.ts'
import { headersForGateway } from '../headers/forwarded-headers.ts'
import { createUpstream, send } from './upstream.ts'

const TIMEOUT_MS = 30_000
const UNAVAILABLE = JSON.stringify({
  statusCode: 502,
  statusMessage: 'Bad Gateway',
  message: UNAVAILABLE_MESSAGE,
})

const NOT_FOUND = JSON.stringify({
  statusCode: 404,
  statusMessage: 'Not Found',
  message: 'Такого вызова нет.',
})

/**
 * Forwards `/gw/*` to the gateway, and its answer back with its status (444 too). A body has been received before, so that no
 * connection to the gateway waits for a visitor.
 */
export function createGatewayProxy(
  gatewayUrl: string,
  ownHeaders: Readonly<Record<string, string>> = {},
): BodyHandler {
  const target = new URL(gatewayUrl)
  const upstream = createUpstream(target.origin, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })
  const base = target.pathname.replace(/\/$/, '')

  return async function proxyToGateway(request, response, body) {
    const url = pathAt(request.url ?? '')
    if (url === undefined) return respondInstead(response, 404, NOT_FOUND)
    const { method = 'GET' } = request
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const headers = headersForGateway(request)
      const answer = await send(upstream, { method, url, headers, body, signal: gone.signal })
      response.writeHead(answer.statusCode, answer.statusText, {
        ...GATEWAY_HEADERS,
        ...ownHeaders,
        ...endToEndHeaders(answer.headers),
      })
      answer.body.on('error', () => response.destroy())
      answer.body.pipe(response)
    } catch {
      respondInstead(response, 502, UNAVAILABLE)
    }
  }

  /** An address with `..` in any spelling would lead out of `/gw/`, to the gateway's paths for its owner. */
  function pathAt(path: string): string | undefined {
    const address = URL.parse(`${base}${path}`, target)
    const isInside = address?.origin === target.origin && address.pathname.startsWith(`${base}/gw/`)
    return isInside ? `${address.pathname}${address.search}` : undefined
  }
}

function respondInstead(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(body)
}
