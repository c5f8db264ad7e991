import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { env } from '../lib/env.ts'
import { isGuarded } from '../lib/routing/guards.ts'
import { createContentPolicy } from '../lib/security/content-policy.ts'
import { SHOP_HEADERS, transportSecurity } from '../lib/security/security-headers.ts'
import { createPageCache } from './cache/create-page-cache.ts'
import { createListener } from './create-listener.ts'
import { deferScripts } from './defer-scripts.ts'
import { followRenderer } from './follow-renderer.ts'
import { freePort } from './free-port.ts'
import { createGatewayProxy } from './gateway-proxy.ts'
import { pageKey } from './page-key.ts'
import { createPassOn } from './pass-on.ts'
import { startRenderer } from './renderer.ts'
import { createUpstream, fetchWhole } from './upstream.ts'

const SHUTDOWN_GRACE_MS = 10_000
const KEEP_ALIVE_MS = 65_000
const SECRET_BYTES = 24
/** Too large to be held whole. */
const STREAMED = /^\/(?:feed|sitemap)(?:\/|$)/

/** What the browser's page holds already: without it the renderer answers whole, see the CDN guide of Next. */
const HELD_BY_ROUTER = ['next-router-state-tree', 'next-url']

const { PORT, HOST, PAGE_CACHE_MB, GATEWAY_URL, RENDERER_URL, REVALIDATE_SECRET, SITE_URL } = env()
const secret = REVALIDATE_SECRET ?? randomBytes(SECRET_BYTES).toString('base64url')

const renderer = RENDERER_URL
  ? undefined
  : await startRenderer({
      port: await freePort(),
      env: { NODE_ENV: 'production', REVALIDATE_SECRET: secret },
      onRestart: (code) => process.stderr.write(`The renderer ended with code ${code}; starting it again.\n`),
    })
const origin = renderer?.origin ?? RENDERER_URL ?? ''
const upstream = createUpstream(origin)

const security = transportSecurity(SITE_URL)
const cache = createPageCache({
  maxBytes: PAGE_CACHE_MB * 1024 * 1024,
  fetch: (url, headers) => fetchWhole(upstream, url, headers),
  keyOf: pageKey,
  ignored: HELD_BY_ROUTER,
  transform: (body, contentType) =>
    contentType.startsWith('text/html') ? Buffer.from(deferScripts(body.toString('utf8'))) : body,
})
const purges = followRenderer({ origin, secret, onPurge: cache.purge })

const server = http.createServer(
  createListener({
    askGateway: createGatewayProxy(GATEWAY_URL, security),
    askCache: cache.serve,
    askRenderer: createPassOn(upstream),
    isShared: (path) => !isGuarded(path) && !STREAMED.test(path),
    ownHeaders: { ...SHOP_HEADERS, ...security, 'content-security-policy': createContentPolicy()() },
    answerHealth: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(
        JSON.stringify({ status: 'ok', cache: cache.figures(), memory: process.memoryUsage.rss() }),
      )
    },
  }),
)
server.keepAliveTimeout = KEEP_ALIVE_MS

async function shutDown(): Promise<void> {
  setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref()
  purges.stop()
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await renderer?.stop()
  process.exit(0)
}

process.on('SIGTERM', () => void shutDown())
process.on('SIGINT', () => void shutDown())

server.listen(PORT, HOST, () => {
  process.stdout.write(`storefront ready on http://localhost:${PORT}\n`)
})
