import type { BrowserContext, Page } from '@playwright/test'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import type { Mock } from './create-mock'

/**
 * Answers the browser's own calls of the gateway from the mock, whatever shop the page came from. What the shop's server asks while
 * it renders is not seen here.
 */
export async function routeGateway(target: Page | BrowserContext, mock: Mock): Promise<void> {
  await target.route(`**${GATEWAY_BASE_PATH}/**`, async (route) => {
    const requested = route.request()
    const bytes = requested.postDataBuffer()
    const response = await mock.respond(
      new Request(requested.url(), {
        method: requested.method(),
        headers: await requested.allHeaders(),
        body: bytes && new Uint8Array(bytes),
      }),
    )
    if (!response) return route.fallback()
    if (response.type === 'error') return route.abort('failed')
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
}
