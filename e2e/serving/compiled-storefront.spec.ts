import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { bundleStorefront } from '@/scripts/deploy/bundle-storefront'
import { distDir, root } from '@/scripts/shop/paths'
import { startProcess, type Started } from '@/scripts/shop/processes'
import { freePort } from '@/lib/connections/free-port'
import { FRONT_NODE_FLAGS } from '@/server/node-flags'
import { startOtlpCollector } from '@/tests/otlp-collector'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const DRAIN_SECONDS = 3

let folder: string
let port: number
let metricsPort: number
let gateway: Started
let storefront: ChildProcess
let collector: Awaited<ReturnType<typeof startOtlpCollector>>
const log: string[] = []

const send = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init)

async function startGateway(dataDir: string, endpoint: string): Promise<Started> {
  const gatewayPort = await freePort()
  return startProcess({
    script: 'gateway/serve.ts',
    port: gatewayPort,
    quiet: true,
    env: {
      NODE_ENV: 'test',
      GATEWAY_PORT: String(gatewayPort),
      GATEWAY_DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PRODUCTS: '60',
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    },
  })
}

/** Away from the sources, with nothing of their surroundings. */
function startCompiled(): ChildProcess {
  const child = spawn(process.execPath, [...FRONT_NODE_FLAGS, 'serve.js'], {
    cwd: path.join(folder, 'storefront'),
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      GATEWAY_URL: gateway.url,
      SITE_URL: `http://127.0.0.1:${port}`,
      SHUTDOWN_DELAY_SECONDS: String(DRAIN_SECONDS),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (chunk) => log.push(...String(chunk).split('\n').filter(Boolean)))
  return child
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-compiled-'))
  ;[port, metricsPort] = [await freePort(), await freePort()]
  collector = await startOtlpCollector()
  await bundleStorefront(root, path.join(folder, 'storefront'), distDir)
  gateway = await startGateway(path.join(folder, 'data'), collector.url)
  storefront = startCompiled()
  await expect(async () => expect((await send('/ready')).status).toBe(200)).toPass({ timeout: 60_000 })
})

test.afterAll(async () => {
  if (storefront.exitCode === null) {
    const ended = once(storefront, 'exit')
    storefront.kill('SIGTERM')
    await ended
  }
  await gateway.stop()
  await collector.stop()
  await rm(folder, { recursive: true, force: true })
})

test('it holds no source of the shop and no tool that compiles one', async () => {
  const files = await readdir(path.join(folder, 'storefront'), { recursive: true })
  const own = files.filter((file) => !file.includes('node_modules'))
  expect(own.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([])
  for (const tool of ['tsx', 'typescript', 'esbuild', 'vite', 'vitest']) {
    expect(files).not.toContain(path.join('node_modules', tool))
    expect(files).not.toContain(path.join('renderer', 'node_modules', tool))
  }
})

test('it serves pages, their scripts and the pictures of the shop, and keeps pages', async () => {
  const page = await send('/')
  expect(page.status).toBe(200)
  const html = await page.text()
  const script = /\/_next\/static\/[^"'\\ ]+?\.js/.exec(html)?.[0] ?? ''
  expect((await send(script)).headers.get('content-type')).toContain('javascript')
  expect((await send('/pixel.gif')).headers.get('content-type')).toBe('image/gif')
  const again = await send('/')
  expect(again.headers.get('cache-status')).toContain('hit')
})

test('it tells figures of both its processes on a port of their own, and nowhere else', async () => {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(figures).toMatch(/storefront_request_duration_seconds_count\{kind="home",status="200"\} [1-9]/)
  expect(figures).toMatch(/storefront_page_cache_responses_total\{outcome="hit"\} [1-9]/)
  expect(figures).toMatch(/storefront_rendering_duration_seconds_count\{kind="home",status="200"\} [1-9]/)
  expect(figures).toMatch(
    /renderer_gateway_call_duration_seconds_count\{operation="\w+",outcome="ok"\} [1-9]/,
  )
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(figures).toContain('renderer_nodejs_eventloop_lag_p99_seconds')
  expect((await send('/metrics')).status).toBe(404)
  expect((await send('/api/metrics')).status).toBe(404)
})

test('it writes a line of JSON for every request', async () => {
  await send('/catalog?utm_source=letter', { headers: { 'x-request-id': 'a-request' } })
  await expect(async () => {
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: 'a-request', path: '/catalog', kind: 'catalog', status: 200 }),
    )
  }).toPass()
})

test('one trace leads from a request through its rendering and the gateway to the database', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await send('/about/brands', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
  await expect(async () => {
    const spans = collector.spans.filter((span) => span.traceId === traceId)
    const find = (service: string, name: RegExp, parentSpanId?: string) =>
      spans.find(
        (span) =>
          span.service === service &&
          name.test(span.name) &&
          (parentSpanId === undefined || span.parentSpanId === parentSpanId),
      )
    expect(find('arus-storefront', /^GET about$/, '00f067aa0ba902b7')).toBeDefined()
    const call = spans.find(
      ({ service, spanId }) =>
        service === 'arus-renderer' && find('arus-gateway', /^(GET|POST) /, spanId) !== undefined,
    )
    expect(call).toBeDefined()
    const query = spans.find(
      ({ service, attributes }) => service === 'arus-gateway' && 'db.query.text' in attributes,
    )
    expect(query).toBeDefined()
  }).toPass({ timeout: 30_000 })
})

test('it stays ready without its gateway while it has pages to show', async () => {
  await gateway.stop()
  expect((await send('/ready')).status).toBe(200)
  expect((await send('/')).status).toBe(200)
})

test('told to stop, it says so first, serves for a while, and ends well with its renderer', async () => {
  const ended = once(storefront, 'exit')
  storefront.kill('SIGTERM')
  await expect(async () => expect((await send('/ready')).status).toBe(503)).toPass()
  const late = await send('/')
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
  await expect(send('/health')).rejects.toThrow('fetch failed')
})
