import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { env } from '../../lib/env.ts'
import { sharedPageStore } from '../../lib/page-cache/shared-store.ts'
import { toInternalPath } from '../../lib/routing/internal-address.ts'
import { serveCachedPage } from './cached-pages.ts'
import { createGatewayProxy } from './gateway-proxy.ts'

const KEEP_ALIVE_MS = 65_000
const SHUTDOWN_GRACE_MS = 10_000
const REQUEST_ID = /^[\w.-]{1,64}$/
/** Only plain addresses take the short way; everything else is Next's to read. */
const PLAIN_PATH = /^\/[\w\-./~]*$/

/** No route has it, so the page of unknown addresses answers. */
const UNREADABLE_PATH = '/unreadable-address'

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOST

Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
const proxyToGateway = createGatewayProxy(env().GATEWAY_URL)

const server = http.createServer((request, response) => {
  const requestId = requestIdOf(request)
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  route(request, response)
})
server.keepAliveTimeout = KEEP_ALIVE_MS

const app = next({ dev, dir: process.cwd(), hostname: hostname ?? 'localhost', port, httpServer: server })
const handle = app.getRequestHandler()

function route(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  if (url.startsWith('/gw/')) return proxyToGateway(request, response)
  if (url === '/health') return answerHealth(response)
  setSecurityHeaders(response)
  keepFailuresOutOfCaches(response)
  if (!isReadable(url)) request.url = UNREADABLE_PATH
  const path = cachedPath(url)
  if (!dev && path && serveCachedPage(request, response, path)) return
  void handle(request, response)
}

/** Next answers 500 to an address whose escapes mean nothing. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** The path that a page of this address is stored under; undefined where only Next can tell. */
function cachedPath(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const search = at === -1 ? '' : url.slice(at + 1)
  if (!PLAIN_PATH.test(path)) return undefined
  return toInternalPath(path, new URLSearchParams(search)) ?? path
}

function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
}

/** A page of status 500 and above is rendered as content, so Next would let shared caches keep it. */
function keepFailuresOutOfCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode
    if (status >= 500) response.setHeader('cache-control', 'no-store')
    return writeHead(...args)
  }) as typeof response.writeHead
}

function answerHealth(response: ServerResponse): void {
  const store = sharedPageStore()
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
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

function shutDown(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref()
}

process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)

await app.prepare()
server.listen(port, hostname, () => {
  console.log(`storefront ready on http://localhost:${port}`)
})
