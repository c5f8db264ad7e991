import { http } from 'msw'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Database } from '@/gateway/core/database'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

/**
 * Puts the gateway with the test shop behind the storefront's calls for all tests of a file. Each test gets a storefront that has
 * just started: its cache is empty. `seedMore` adds what the test shop has not.
 */
export function withTestShop(seedMore?: (db: Database) => Promise<unknown>) {
  let opened: OpenedDatabase | undefined
  let gateway: TestGateway
  const server = createGatewayServer(() => gateway.app)

  beforeAll(async () => {
    vi.stubEnv('GATEWAY_URL', GATEWAY_ORIGIN)
    opened = await openQuickest()
    await seedTestShop(opened.db)
    await seedMore?.(opened.db)
    gateway = await createTestGateway(opened.db)
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await gateway.close()
    await opened?.close()
  })

  beforeEach(() => {
    for (const name of ['data-cache', 'purge-listeners']) {
      Reflect.deleteProperty(globalThis, Symbol.for(`arus.${name}`))
    }
  })

  /** The gateway as one that has the calls of the specification alone. */
  const withoutPageCalls = http.get(`*${GATEWAY_BASE_PATH}${getBootstrap.path}`, async ({ request }) => {
    const bootstrap: object = await (await gateway.app.fetch(request)).json()
    return Response.json({ ...bootstrap, pageCalls: [] })
  })

  return { server, withoutPageCalls }
}
