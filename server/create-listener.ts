import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { METRICS_PATH } from '../lib/metrics/metrics-path.ts'
import { PURGES_PATH } from '../lib/purges/purge-lines.ts'
import { allowedMethods } from './headers/allowed-methods.ts'
import { refuseForm } from './send-failure.ts'
import { hasBody } from './bodies/receive-body.ts'
import { refuseBody } from './bodies/refuse-body.ts'
import { isReadable } from './headers/is-readable.ts'
import { cleanRouterHeaders } from './headers/router-headers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export type ListenerOptions = {
  /** Calls of the shop, `/gw/*`. */
  requestGateway: Handler
  /** Answers that are the same for every visitor. */
  requestCache: Handler
  /** Everything else: personal answers, and those too large to be cached. */
  requestRenderer: Handler
  isShared: (path: string) => boolean
  respondHealth: (response: ServerResponse) => void
  respondReady: (response: ServerResponse) => void
  /** Of every answer that is not the gateway's, unless the renderer says otherwise. */
  ownHeaders: Readonly<Record<string, string>>
}

const REQUEST_ID = /^[\w.-]{1,64}$/
const BAD_REQUEST = 400
const NOT_FOUND = 404
const METHOD_NOT_ALLOWED = 405
const NO_CONTENT = 204
/** The body of a GET has no defined meaning (RFC 9110, 9.3.1), and servers disagree about where the next request begins. */
const READ_WITH_BODY = { status: BAD_REQUEST, body: 'Bad Request\n', type: 'text/plain; charset=utf-8' }
const URI_TOO_LONG = 414
/** The longest link of the shop has a fifth of it. It also bounds every list, key and log line with an address. */
const MAX_ADDRESS_BYTES = 8192
/** Twice those of a listing with all filters that it takes. Next's time grows with their square: thousands of one name take seconds. */
const MAX_PARAMETERS = 300
/** A web `Request` cannot be made of them, so not even a route can refuse them. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** Between the servers of the shop only. */
const INNER_PATHS: readonly string[] = [PURGES_PATH, METRICS_PATH]
/** A user, a path, a query or a fragment: an address is parsed with them, and its host is another one then. */
const BEYOND_HOST = /[@/\\?#]/
/** No route has it, so the page of unknown addresses answers. */
const UNREADABLE_PATH = '/unreadable-address'

/** The server in front of the renderer: ids, the way to the gateway, the cache. */
export function createListener(options: ListenerOptions): RequestListener {
  const { requestGateway, requestCache, requestRenderer, isShared, respondHealth, respondReady } = options
  const ownHeaders = Object.entries(options.ownHeaders)
  return (request, response) => {
    const requestId = requestIdOf(request)
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)
    const { url = '/', method = 'GET' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && hasBody(request)) return refuseBody(request, response, READ_WITH_BODY)
    // Of two hosts a proxy in front may believe the other one.
    const [host, ...others] = request.headersDistinct.host ?? []
    if (!isHost(host) || others.length > 0) return refuse(response, BAD_REQUEST)
    if (url.length > MAX_ADDRESS_BYTES) return refuse(response, URI_TOO_LONG)
    if (url.startsWith('/gw/')) return void requestGateway(request, response)
    for (const [name, value] of ownHeaders) response.setHeader(name, value)
    if (!url.startsWith('/')) return refuse(response, BAD_REQUEST)
    if (url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return refuse(response, BAD_REQUEST)
    const path = url.split('?', 1)[0] ?? ''
    const allowed = allowedMethods(path)
    if (allowed && !isRead) {
      response.setHeader('allow', allowed.join(', '))
      if (method === 'OPTIONS') return refuse(response, NO_CONTENT)
      return method === 'POST' ? refuseForm(request, response) : refuse(response, METHOD_NOT_ALLOWED)
    }
    if (FORBIDDEN_METHODS.has(method)) return refuse(response, METHOD_NOT_ALLOWED)
    if (url === '/health') return respondHealth(response)
    if (url === '/ready') return respondReady(response)
    if (INNER_PATHS.some((inner) => path === inner || path.startsWith(`${inner}/`)))
      return refuse(response, NOT_FOUND)
    if (!cleanRouterHeaders(request.headers)) return refuse(response, BAD_REQUEST)
    if (!isReadable(url)) request.url = UNREADABLE_PATH
    void (isRead && isShared(path) ? requestCache(request, response) : requestRenderer(request, response))
  }
}

/** The servers behind must not rewrite an address (RFC 9112, 3.2). */
function isHost(host: string | undefined): boolean {
  return !host || (!BEYOND_HOST.test(host) && URL.canParse(`http://${host}`))
}

/** Answers without a body. */
function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.end()
}

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
