import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { QueryProvider } from '@/lib/query/query-provider'
import type { CartLine } from '@/stores/cart/cart-line'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import type { UserCar } from '@/stores/user/user-state'
import { render } from '@/tests/render'

/** A gateway for the tests of one file, each of which sets its answers. */
export function orderServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

/** Answers and records the requests. */
export function recording(operation: Operation, answer: object, bodies: unknown[]): HttpHandler {
  return http.post(`*${GATEWAY_BASE_PATH}${operation.path}`, async ({ request }) => {
    bodies.push(await request.json())
    return HttpResponse.json(answer)
  })
}

type Held = { cars?: readonly UserCar[]; lines?: readonly CartLine[] }

export function open(ui: React.ReactElement, { cars = [], lines = [] }: Held = {}) {
  const stores = createStores({ site: UNKNOWN_SITE })
  stores.user.setState({ cars: [...cars] })
  stores.cart.setState({ lines })
  return render(
    <StoresProvider site={UNKNOWN_SITE} stores={stores}>
      <QueryProvider>{ui}</QueryProvider>
    </StoresProvider>,
  )
}
