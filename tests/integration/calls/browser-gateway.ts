import { beforeEach, vi } from 'vitest'
import { createBrowserGateway } from '@/lib/gateway/browser-client'
import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import { type GatewayListeners, listenToGateway } from '@/lib/gateway/listeners'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

export const PRICES = { items: {}, pricedAt: '2026-03-01T09:00:00Z' }
export const noPrices = { body: { items: {} } }
export const order = { body: { order: '[]' } }

export const server = createGatewayServer(() => ({
  fetch: async (request) =>
    request.url.includes('/prices/') ? Response.json(PRICES) : Response.json(await request.json()),
}))
export const gateway = createBrowserGateway({ origin: GATEWAY_ORIGIN })

/** The listeners of the gateway's client, in a test. */
export const shown = {
  renewSession: vi.fn<GatewayListeners['renewSession']>(),
  passProtection: vi.fn<GatewayListeners['passProtection']>(),
  outdated: vi.fn<GatewayListeners['outdated']>(),
  notify: vi.fn<GatewayListeners['notify']>(),
  counted: vi.fn<GatewayListeners['counted']>(),
}

beforeEach(() => {
  for (const listener of Object.values(shown)) listener.mockReset()
  const stop = listenToGateway(shown)
  return stop
})

/** How a call ends. */
export async function kindOf(call: Promise<unknown>): Promise<GatewayErrorKind | 'answered'> {
  try {
    await call
    return 'answered'
  } catch (error) {
    if (isGatewayError(error)) return error.kind
    throw error
  }
}
