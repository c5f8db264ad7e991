import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { NO_ANSWER } from '../lib/gateway/no-answer.ts'
import { GATEWAY_HEADERS } from '../lib/security/security-headers.ts'
import type { BodyHandler } from './bodies/create-body-desk.ts'
import type { ReceivedBody } from './bodies/receive-body.ts'
import { toldOnward } from './told-onward.ts'

const TIMEOUT_MS = 30_000
const UNAVAILABLE = JSON.stringify({
  statusCode: 502,
  statusMessage: 'Bad Gateway',
  message: NO_ANSWER,
})

const NOT_FOUND = JSON.stringify({
  statusCode: 404,
  statusMessage: 'Not Found',
  message: 'Такого вызова нет.',
})

/**
 * Hands `/gw/*` on to the gateway as it came: status (444 too), headers and body untouched. A body has been received before,
 * so that no connection to the gateway waits for a visitor.
 */
export function createGatewayProxy(
  gatewayUrl: string,
  ownHeaders: Readonly<Record<string, string>> = {},
): BodyHandler {
  const target = new URL(gatewayUrl)
  const client = target.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256 })
  const base = target.pathname.replace(/\/$/, '')

  return function proxyToGateway(request, response, body) {
    const address = addressAt(request.url ?? '')
    if (!address) return answerInstead(response, 404, NOT_FOUND)
    const send = (isRepeated: boolean) => {
      const upstream = client.request(
        address,
        {
          method: request.method,
          headers: forwardedHeaders(request, target, body),
          agent,
          timeout: TIMEOUT_MS,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
            ...GATEWAY_HEADERS,
            ...ownHeaders,
            ...answer.headers,
          })
          answer.pipe(response)
          answer.on('error', () => response.destroy())
        },
      )
      upstream.on('timeout', () => upstream.destroy(new Error('gateway timeout')))
      upstream.on('error', () => {
        // The gateway may close an idle connection in the moment that it is used again.
        if (!isRepeated && upstream.reusedSocket && isRepeatable(request, response)) return send(true)
        answerInstead(response, 502, UNAVAILABLE)
      })
      response.on('close', () => upstream.destroy())
      if (body) body.open().pipe(upstream)
      else upstream.end()
    }
    send(false)
  }

  /** An address with `..` in any spelling would lead out of `/gw/`, to what the gateway keeps for its owner. */
  function addressAt(path: string): URL | undefined {
    const address = URL.parse(`${base}${path}`, target)
    const isInside = address?.origin === target.origin && address.pathname.startsWith(`${base}/gw/`)
    return isInside ? address : undefined
  }
}

function isRepeatable({ method }: IncomingMessage, response: ServerResponse): boolean {
  return (method === 'GET' || method === 'HEAD') && !response.headersSent && !response.destroyed
}

function answerInstead(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(body)
}

function forwardedHeaders(request: IncomingMessage, target: URL, body: ReceivedBody | undefined) {
  return {
    ...toldOnward(request),
    ...(body && { 'content-length': body.length }),
    host: target.host,
  }
}
