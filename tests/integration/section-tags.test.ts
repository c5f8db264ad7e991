import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openEmbedded } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { middleware } from '@/middleware'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const START_TIMEOUT_MS = 60_000

let opened: OpenedDatabase | undefined
let gateway: TestGateway

createGatewayServer(() => gateway.app)

beforeAll(async () => {
  vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
  opened = await openEmbedded()
  await seedTestShop(opened.db)
  gateway = await createTestGateway(opened.db)
}, START_TIMEOUT_MS)

afterAll(async () => {
  vi.unstubAllEnvs()
  await gateway.close()
  await opened?.close()
})

test.each([
  ['of a tag leads to its listing', 'oil-filters/set-oil-filters-knecht-m20', 301],
  ['of a set is its own page', 'oil-filters/set-m20', 200],
  ['of a tag in another section is none', 'brake-pads/set-oil-filters-knecht-m20', 404],
  ['of nothing is none', 'oil-filters/set-nothing', 404],
])('the short address %s', async (_, path, status) => {
  const answer = await middleware(new NextRequest(`https://shop.test/catalog/${path}`))
  expect(answer.status).toBe(status)
  const location = answer.headers.get('location')
  if (status === 301) {
    const listing = await middleware(new NextRequest(new URL(location ?? '')))
    expect([new URL(location ?? '').pathname, listing.status]).toEqual([
      '/catalog/oil-filters/brand-knecht/thread-m20',
      200,
    ])
  } else expect(location).toBeNull()
})
