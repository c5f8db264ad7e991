import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sharedPageStore } from '../../lib/page-cache/shared-store.ts'
import type { RedirectRules } from '../../lib/routing/redirect-target.ts'
import type { Header, SecurityHeaders } from '../../lib/security/security-headers.ts'
import { isGuarded } from '../../lib/routing/guards.ts'
import { cachedPath, isReadable } from './cached-path.ts'
import { serveCachedPage } from './cached-pages.ts'
import { setPolicyOn } from './page-policy.ts'
import { planRedirect, sendTo } from './redirects.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

type Options = {
  askNext: Handler
  askGateway: Handler
  security: SecurityHeaders
  /** The shop's public address, and the hosts that /redirect leads to without asking. */
  redirects: RedirectRules & { origin: string }
  useStoredPages: boolean
}

const REQUEST_ID = /^[\w.-]{1,64}$/
const BAD_REQUEST = 400
const METHOD_NOT_ALLOWED = 405
/** A web request cannot be made of them. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** No route has it, so the page of unknown addresses answers. */
const UNREADABLE_PATH = '/unreadable-address'

/** What stands in front of Next: ids, security headers, the way to the gateway, stored pages. */
export function createListener(options: Options): RequestListener {
  const { askNext, askGateway, security, redirects, useStoredPages } = options
  const { contentPolicy } = security
  // Whatever a proxy in front of the shop says.
  const isSecureSite = redirects.origin.startsWith('https:')

  return (request, response) => {
    const requestId = requestIdOf(request)
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)

    const isSecure = isSecureSite || request.headers['x-forwarded-proto'] === 'https'
    if (request.url?.startsWith('/gw/')) {
      setHeaders(response, security.ofGateway(isSecure))
      askGateway(request, response)
      return
    }
    setHeaders(response, security.always(isSecure))
    const refusal = refusalOf(request)
    if (refusal) {
      response.setHeader('content-security-policy', contentPolicy())
      return refuse(response, refusal)
    }
    const redirect = planRedirect(request.url ?? '/', redirects)
    if (redirect && 'location' in redirect) {
      response.setHeader('content-security-policy', contentPolicy())
      return sendTo(response, redirect.location)
    }
    if (redirect) request.url = redirect.path
    const url = request.url ?? '/'
    const path = useStoredPages ? cachedPath(url) : undefined
    if (path && serveCachedPage(request, response, path, contentPolicy)) return
    setPolicyOn(response, contentPolicy)
    if (url === '/health') return answerHealth(response)
    if (!isReadable(url)) request.url = UNREADABLE_PATH
    keepOutOfSharedCaches(response, isGuarded(url.split('?', 1)[0] ?? ''))
    void askNext(request, response)
  }
}

/** Of what Next fails at: addresses that are no path, which it would also lead to, and methods that no page can have. */
function refusalOf({ url = '', method = '' }: IncomingMessage): number | undefined {
  if (!url.startsWith('/')) return BAD_REQUEST
  return FORBIDDEN_METHODS.has(method) ? METHOD_NOT_ALLOWED : undefined
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.end()
}

function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

/**
 * What Next would let shared caches keep: failures, which are rendered as content, and the shells of guarded pages, which
 * a cache would open for everyone.
 */
function keepOutOfSharedCaches(response: ServerResponse, isBehindGuard: boolean): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode
    if (status >= 500) response.setHeader('cache-control', 'no-store')
    else if (isBehindGuard && status < 300) response.setHeader('cache-control', 'private, no-cache')
    return writeHead(...args)
  }) as typeof response.writeHead
}

function answerHealth(response: ServerResponse): void {
  const store = sharedPageStore()
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(
    JSON.stringify({
      status: 'ok',
      pages: store.size,
      pageBytes: store.bytes,
      memory: process.memoryUsage.rss(),
    }),
  )
}

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
