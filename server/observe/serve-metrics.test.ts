import { expect, it } from 'vitest'
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
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  try {
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(401)
    for (const hits of [5, 8]) {
      figures.hit = hits
      const text = await (await ask('/metrics')).text()
      expect(text).toContain(`storefront_page_cache_answers_total{outcome="hit"} ${hits}`)
      expect(text).toContain('storefront_page_cache_answers_total{outcome="stale"} 2')
      expect(text).toContain('storefront_page_cache_bytes 7000')
    }
  } finally {
    await server.stop()
  }
})
