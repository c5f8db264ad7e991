import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Env, env } from '../lib/env.ts'
import { createConcurrencyLimiter } from '../lib/connections/concurrency-limiter.ts'
import { endStalled } from '../lib/connections/end-stalled.ts'
import { MAX_VIDEO_BYTES, MIB } from '../lib/gateway/contracts/limits.ts'
import { DOCUMENT_HEADER } from '../lib/http/document-header.ts'
import { isGuarded } from '../lib/routing/guards.ts'
import { freePort } from '../lib/connections/free-port.ts'
import { createContentPolicy } from '../lib/security/content-policy.ts'
import { SHOP_HEADERS, transportSecurity } from '../lib/security/security-headers.ts'
import { PAGE_DEADLINE_MS } from './send-failure.ts'
import { createPageCache } from './cache/create-page-cache.ts'
import { createRequestBodyBuffer } from './bodies/create-request-body-buffer.ts'
import { boundConnections } from './forward/bound-connections.ts'
import { closeServer } from './close-server.ts'
import { createListener } from './create-listener.ts'
import { deferScripts } from '../framework/next/defer-scripts.ts'
import { followRenderer } from './forward/follow-renderer.ts'
import { allowByHashes } from './headers/allow-by-hashes.ts'
import type { ForwardedHeaders } from './headers/forwarded-headers.ts'
import { isRedirected } from './headers/is-redirected.ts'
import { createGatewayProxy } from './forward/create-gateway-proxy.ts'
import { createLogger } from './observe/create-logger.ts'
import { observeRequests } from './observe/observe-requests.ts'
import { readRendererMetrics } from './observe/read-renderer-metrics.ts'
import { createReadiness } from './observe/readiness.ts'
import { serveMetrics } from './observe/serve-metrics.ts'
import { createStorefrontMetrics, timeRendering } from './observe/storefront-metrics.ts'
import { pageAddress } from './headers/page-address.ts'
import { requestsForDocument, createOwnPages } from './own-pages.ts'
import { createForwarder } from './forward/create-forwarder.ts'
import { startRenderer } from './forward/renderer.ts'
import { SELECTING_HEADERS } from './headers/router-headers.ts'
import { serveThroughQueue } from './forward/serve-through-queue.ts'
import { createUpstream, fetchWhole } from './forward/upstream.ts'

const KEEP_ALIVE_MS = 65_000
/** A client sends the request right after it opens the connection. */
const HEADERS_MS = 15_000
/** The largest video over the slowest line that is still served. */
const REQUEST_MS = 15 * 60_000
const LOOK_AT_CONNECTIONS_MS = 5_000
/** The largest form with a film, and its other fields. */
const MAX_GATEWAY_BODY_BYTES = MAX_VIDEO_BYTES + 2 * MIB
/** Forms that work without scripts. */
const MAX_PAGE_BODY_BYTES = 2 * MIB
const BODIES_PER_ADDRESS = 64
const MAX_HELD_BYTES = 1024 * MIB
/** A page takes a tenth of this; a longer one waits for the gateway. */
const RENDERING_HOLD_MS = 250
/** How many renderings may be open for each one that uses the processor; the others wait for the gateway. */
const STARTED_PER_RUNNING = 8
/** More than these could not be rendered before the waiting visitors time out. */
const MAX_QUEUED_RENDERINGS = 500
const MAX_QUEUED_PER_NETWORK = 100
const SECRET_BYTES = 24
/** Too large to be cached whole. */
const STREAMED = /^\/(?:feed|sitemap)(?:\/|$)/

/** The state of the browser's page: without it the renderer answers whole, see the CDN guide of Next. */
const HELD_BY_ROUTER = ['next-router-state-tree', 'next-url']

const {
  PORT,
  HOST,
  METRICS_PORT,
  MONITORING_TOKEN,
  PAGE_CACHE_MB,
  GATEWAY_URL,
  RENDERER_URL,
  RENDERINGS_AT_ONCE,
  CONNECTIONS_PER_ADDRESS,
  REVALIDATE_SECRET,
  SITE_URL,
} = readSettings()
const logger = createLogger(env().LOG_LEVEL)
const tracing = await startTraces(env().OTEL_EXPORTER_OTLP_ENDPOINT)
const secret = REVALIDATE_SECRET ?? randomBytes(SECRET_BYTES).toString('base64url')

const renderer = RENDERER_URL
  ? undefined
  : await startRenderer({
      port: await freePort(),
      env: { NODE_ENV: 'production', REVALIDATE_SECRET: secret },
      onRestart: (code) => logger.error({ code }, 'the renderer ended; starting it again'),
    })
const origin = renderer?.origin ?? RENDERER_URL ?? ''
const upstream = createUpstream(origin)

// The renderer has one thread. A few pages at once keep it busy while some of them wait for the gateway; more would only make each
// of them later and its heap larger. One network leaves places free for the others, whose pages share the thread with its own.
const limiter = createConcurrencyLimiter({
  maxRunning: RENDERINGS_AT_ONCE,
  maxRunningPerKey: Math.ceil(RENDERINGS_AT_ONCE / 2),
  holdMs: RENDERING_HOLD_MS,
  maxStarted: STARTED_PER_RUNNING * RENDERINGS_AT_ONCE,
  maxStartedPerKey: RENDERINGS_AT_ONCE,
  maxQueued: MAX_QUEUED_RENDERINGS,
  maxQueuedPerKey: MAX_QUEUED_PER_NETWORK,
})
const security = transportSecurity(SITE_URL)
const cache = createPageCache({
  maxBytes: PAGE_CACHE_MB * 1024 * 1024,
  fetch: (key, headers, signal) =>
    timeRendering(metrics, key, () => fetchWhole(upstream, key, withDocumentMark(headers), signal)),
  limiter,
  keyOf: pageAddress,
  variedBy: SELECTING_HEADERS,
  ignored: HELD_BY_ROUTER,
  transform: (answer) =>
    answer.headers['content-type']?.startsWith('text/html')
      ? allowByHashes({ ...answer, body: deferScripts(answer.body) })
      : answer,
})
const metrics = METRICS_PORT === undefined ? undefined : createStorefrontMetrics(cache.figures)
const readiness = createReadiness({
  renderer: new URL('/health', origin),
  gateway: new URL('/ready', GATEWAY_URL),
  hasCachedPages: () => cache.figures().entries > 0,
})
const purges = followRenderer({ origin, secret, onPurge: cache.purge })

const withBody = createRequestBodyBuffer({ maxPerAddress: BODIES_PER_ADDRESS, maxHeldBytes: MAX_HELD_BYTES })

// Pages of single people wait for the gateway longer than those for everyone, which must not wait for their connections.
const ofOnePerson = createUpstream(origin, { headersTimeout: PAGE_DEADLINE_MS })
const sendOwnPage = createOwnPages({
  upstream: ofOnePerson,
  transform: deferScripts,
  limiter,
})
const passOn = withBody(MAX_PAGE_BODY_BYTES, createForwarder(ofOnePerson, limiter))

const listener = createListener({
  requestGateway: withBody(MAX_GATEWAY_BODY_BYTES, createGatewayProxy(GATEWAY_URL, security)),
  requestCache: cache.serve,
  requestRenderer: (request, response) =>
    requestsForDocument(request) && !STREAMED.test(request.url ?? '')
      ? sendOwnPage(request, response)
      : passOn(request, response),
  isShared: (path) => !isGuarded(path) && !STREAMED.test(path) && !isRedirected(path),
  ownHeaders: { ...SHOP_HEADERS, ...security, 'content-security-policy': createContentPolicy()() },
  respondHealth: (response) =>
    sendJson(response, 200, { status: 'ok', cache: cache.figures(), memory: process.memoryUsage.rss() }),
  respondReady: (response) => {
    void readiness
      .missing()
      .then((missing) => sendJson(response, missing ? 503 : 200, { status: missing ?? 'ready' }))
  },
})
const observed = observeRequests(listener, { logger, metrics, isTraced: tracing !== undefined })
const deadlines = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_AT_CONNECTIONS_MS,
}
const server = http.createServer(deadlines)
serveThroughQueue(server, (request, response) => {
  // The client would send the next request over this connection.
  if (readiness.isDraining()) response.setHeader('connection', 'close')
  observed(request, response)
})
server.keepAliveTimeout = KEEP_ALIVE_MS
boundConnections(server, CONNECTIONS_PER_ADDRESS)
endStalled(server)

const figures =
  metrics &&
  (await serveMetrics({
    port: METRICS_PORT ?? 0,
    host: HOST,
    token: MONITORING_TOKEN,
    contentType: metrics.registry.contentType,
    read: async () => `${await metrics.registry.metrics()}\n${await readRendererMetrics({ origin, secret })}`,
  }))

/** Next does not tell a page whether a document or the client router's data is requested; this header does. */
function withDocumentMark(headers: ForwardedHeaders): ForwardedHeaders {
  return headers['rsc'] === undefined ? { ...headers, [DOCUMENT_HEADER]: secret } : headers
}

let isStopping = false

async function shutDown(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  logger.info({ signal }, 'the storefront stops')
  readiness.drain()
  await pause(env().SHUTDOWN_DELAY_SECONDS * 1000)
  await closeServer(server, env().SHUTDOWN_GRACE_SECONDS * 1000)
  purges.stop()
  await Promise.all([renderer?.stop(), figures?.stop(), tracing?.stop().catch(() => undefined)])
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(signal))

server.listen(PORT, HOST, () => {
  logger.info({ port: PORT }, 'the storefront listens')
})

/** The owner has to correct a wrong setting: one line names it, without a stack. */
function readSettings(): Env {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function sendJson(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function startTraces(endpoint: string | undefined) {
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('../lib/tracing/start-tracing.ts')
  return startTracing('arus-storefront', endpoint)
}
