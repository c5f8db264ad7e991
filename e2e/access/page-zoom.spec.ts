import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test as base } from '../fixtures/test'
import { startStorefront } from '../shop/start-shop'

/** The same build under the setting that leaves the zoom lock out. */
const test = base.extend<{ zoomableUrl: string }>({
  zoomableUrl: async ({ baseURL, page }, use) => {
    const gatewayUrl = process.env.GATEWAY_URL ?? baseURL ?? ''
    const storefront = await startStorefront(gatewayUrl, { ALLOW_PAGE_ZOOM: '1' })
    await use(storefront.url)
    await page.close()
    await storefront.stop()
  },
})

test('a shop that allows zooming has no fault and needs no exemption', async ({
  page,
  shop,
  zoomableUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open(zoomableUrl + hrefs.catalog)
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
  expect(viewport).toContain('width=device-width')
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
  await expectAccessible(page, [])
})
