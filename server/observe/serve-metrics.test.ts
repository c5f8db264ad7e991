import { once } from 'node:events'
import net from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { serveMetrics } from './serve-metrics'
import { createStorefrontMetrics } from './storefront-metrics'

it('shows what the cache counts, on a port of its own and at one address', async () => {
  const figures = { hit: 5, stale: 2, error: 1, miss: 3, pass: 4, entries: 6, bytes: 7000 }
  const { registry } = createStorefrontMetrics(() => figures)
  const server = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    token: 'sixteen-letters-or-more',
    contentType: registry.contentType,
    read: () => registry.metrics(),
  })
  const call = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  try {
    expect((await call('/')).status).toBe(404)
    expect((await call('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(401)
    for (const hits of [5, 8]) {
      figures.hit = hits
      const text = await (await call('/metrics')).text()
      expect(text).toContain(`storefront_page_cache_responses_total{outcome="hit"} ${hits}`)
      expect(text).toContain('storefront_page_cache_responses_total{outcome="stale"} 2')
      expect(text).toContain('storefront_page_cache_bytes 7000')
    }
  } finally {
    await server.stop()
  }
})

async function serve(read: () => Promise<string>, timeoutMs = 60_000) {
  const server = await serveMetrics({
    port: 0,
    host: '127.0.0.1',
    token: undefined,
    contentType: 'text/plain',
    read,
    timeoutMs,
  })
  onTestFinished(server.stop)
  const connect = () => {
    const socket = net.connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return {
    connect,
    call: () => fetch(`http://127.0.0.1:${server.port}/metrics`).then((answer) => answer.text()),
  }
}

it('cuts off who does not end the head of a request', async () => {
  const { connect, call } = await serve(() => Promise.resolve('figures 1'), 100)
  const slow = connect()
  slow.resume()
  slow.write('GET /metrics HTTP/1.1\r\nHost: sh')
  await once(slow, 'close')
  expect(await call()).toBe('figures 1')
})

it('holds so many connections and no more', async () => {
  const { connect } = await serve(() => Promise.resolve('figures 1'))
  const closed = Array.from({ length: 51 }, () => once(connect().resume(), 'close').then(() => 'closed'))
  expect(await Promise.race(closed)).toBe('closed')
})

it('reads the figures once for all who ask at the same time', async () => {
  let readings = 0
  let finish = (_: string) => {}
  const { call } = await serve(() => {
    readings += 1
    return new Promise((resolve) => (finish = resolve))
  })
  const answers = Array.from({ length: 5 }, call)
  await expect.poll(() => readings).toBe(1)
  setTimeout(() => finish('figures 1'), 50)
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['figures 1']))
  expect(readings).toBe(1)
})
