import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { createLogger } from './create-logger'
import { observeRequests } from './observe-requests'
import { createStorefrontMetrics } from './storefront-metrics'

const NOTHING_KEPT = { hit: 0, stale: 0, error: 0, miss: 0, pass: 0, entries: 0, bytes: 0 }

const listen = localServers()

async function observed(listener: RequestListener, level = 'info') {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger(level, { write: (line) => lines.push(JSON.parse(line)) })
  const metrics = createStorefrontMetrics(() => NOTHING_KEPT)
  const origin = await listen(observeRequests(listener, { logger, metrics, isTraced: false }))
  return {
    lines,
    call: async (path: string) => {
      const answer = await fetch(`${origin}${path}`)
      await answer.text()
    },
    figures: () => metrics.registry.metrics(),
  }
}

describe('observeRequests', () => {
  it('writes one line a request, without what a visitor typed', async () => {
    const { call, lines } = await observed((_request, response) => {
      response.setHeader('x-request-id', 'one')
      response.setHeader('cache-status', 'arus; hit; ttl=9')
      response.end('page')
    })
    await call('/search/brake?phone=79000000001')
    await call('/gift-cards/reference-of-a-card')
    expect(lines).toEqual([
      expect.objectContaining({
        service: 'storefront',
        msg: 'request',
        requestId: 'one',
        method: 'GET',
        path: '/search/brake',
        kind: 'search',
        status: 200,
        cache: 'arus; hit; ttl=9',
        ms: expect.any(Number),
      }),
      expect.objectContaining({ path: '/gift-cards/*' }),
    ])
  })

  it('writes failures where other requests are not written, and probes nowhere', async () => {
    const { call, lines } = await observed(
      (request, response) => response.writeHead(request.url === '/product/1' ? 500 : 200).end(),
      'warn',
    )
    for (const path of ['/', '/product/1', '/ready']) await call(path)
    expect(lines).toEqual([expect.objectContaining({ level: 50, path: '/product/1', status: 500 })])
  })

  it('counts by kind of address and status', async () => {
    const { call, figures } = await observed((request, response) =>
      response.writeHead(request.url === '/none' ? 404 : 200).end(),
    )
    for (const path of ['/product/1', '/product/2', '/none']) await call(path)
    const text = await figures()
    expect(text).toContain('storefront_request_duration_seconds_count{kind="product",status="200"} 2')
    expect(text).toContain('storefront_request_duration_seconds_count{kind="other",status="404"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('counts a visitor who leaves before the answer', async () => {
    const leaving = Promise.withResolvers<void>()
    const { call, figures, lines } = await observed((request, response) => {
      response.on('close', () => leaving.resolve())
      request.socket.destroy()
    })
    await expect(call('/product/1')).rejects.toThrow('fetch failed')
    await leaving.promise
    expect(await figures()).toContain(
      'storefront_request_duration_seconds_count{kind="product",status="499"} 1',
    )
    expect(lines).toEqual([expect.objectContaining({ status: 499 })])
  })
})
