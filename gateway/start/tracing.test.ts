import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { readGatewayEnv } from '@/gateway/env'
import { startGateway } from '@/gateway/start/start-gateway'
import { startTracing } from '@/lib/tracing/start-tracing'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { startOtlpCollector } from '@/tests/otlp-collector'
import { demoShop } from '@/gateway/demo/demo-shop'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

it('goes on with the trace of its caller, down to the queries', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-traced-'))
  await placeDatabase(folder)
  const collector = await startOtlpCollector()
  const tracing = startTracing('arus-gateway', collector.url)
  const env = readGatewayEnv({
    GATEWAY_PORT: '0',
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_DATA_DIR: folder,
    DEMO_PRODUCTS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const gateway = await startGateway(env, createLogger('silent'), demoShop)
  const origin = `http://127.0.0.1:${gateway.port}`
  try {
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` }
    expect((await fetch(`${origin}/gw/catalog/site/v1/bootstrap`, { headers })).status).toBe(200)
    await fetch(`${origin}/ready`, { headers })
  } finally {
    await gateway.stop()
    await tracing.stop()
    await collector.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const calls = collector.spans.filter(({ parentSpanId }) => parentSpanId === CALLER)
  expect(calls).toEqual([
    expect.objectContaining({ service: 'arus-gateway', traceId: TRACE, name: 'GET getBootstrap' }),
  ])
  const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === calls[0]?.spanId)
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    expect(query).toMatchObject({ traceId: TRACE, attributes: { 'db.system.name': 'postgresql' } })
  }
  expect(collector.spans).toHaveLength(1 + queries.length)
})
