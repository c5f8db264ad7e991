import { http } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

/** The origin that clients of a test are given. */
export const GATEWAY_ORIGIN = 'http://gateway.test'

type App = { fetch: (request: Request) => Response | Promise<Response> }

/**
 * Hands every call of this file's tests to the gateway's own app, in process; `use(fault)` stands in front of it until the
 * test ends. A request to anywhere else fails the test.
 */
export function createGatewayServer(app: () => App): SetupServer {
  const server = setupServer(http.all(`*${GATEWAY_BASE_PATH}/*`, ({ request }) => app().fetch(request)))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
