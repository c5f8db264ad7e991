import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/tools/bench/browser'
import { pretendConnection, pretendOnline } from '../fixtures/connection'
import { findListing, findPathFilter } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** Paths that the page fetches ahead, in their order. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (
      request.headers()['next-router-prefetch'] ||
      (request.headers()['rsc'] && !request.isNavigationRequest())
    ) {
      paths.push(url.pathname)
    }
  })
  return paths
}

async function showLast(page: Page): Promise<string> {
  const last = page.getByRole('contentinfo').locator('a[href^="/"]').last()
  const href = (await last.getAttribute('href')) ?? ''
  await last.scrollIntoViewIfNeeded()
  return href
}

test('a link is fetched ahead when it becomes visible, those of the list first, and of filters and menus only under the pointer', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, first: firstOption } = findPathFilter(listing)
  const fetched = watchPrefetches(page)
  await shop.open(hrefs.section(listing.code))
  const hrefOf = async (link: Locator) => (await link.getAttribute('href')) ?? ''
  const first = await hrefOf(catalog.cards.first().getByRole('link'))
  const last = await hrefOf(catalog.cards.last().getByRole('link'))
  const option = catalog.option(title, firstOption.title)
  const ofMenu = page.getByRole('navigation', { name: 'О магазине' }).getByRole('link').last()
  const underPointer = [await hrefOf(ofMenu), await hrefOf(option)]
  await expect.poll(() => fetched).toContain(hrefs.catalog)
  expect(fetched[0]).toBe(first)
  for (const path of [last, ...underPointer]) expect(fetched).not.toContain(path)

  await ofMenu.hover()
  await expect.poll(() => fetched).toContain(await hrefOf(ofMenu))
  await catalog.reveal(title, firstOption.title)
  expect(fetched).not.toContain(await hrefOf(option))
  await option.hover()
  await expect.poll(() => fetched).toContain(await hrefOf(option))
  expect(fetched).not.toContain(last)
  await catalog.cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toContain(last)
})

test.describe('nothing is fetched ahead', () => {
  test('while the visitor saves data', async ({ page, shop, gateway }) => {
    const { code } = await findListing(gateway)
    const fetched = watchPrefetches(page)
    await pretendConnection(page, { effectiveType: '4g', saveData: true })
    await shop.open(hrefs.section(code))
    await page.mouse.wheel(0, 600)
    await pageIsIdle(page)
    expect(fetched).toEqual([])

    // The first link to be fetched on a good connection is one that appears only then.
    await pretendConnection(page, { effectiveType: '4g' })
    const href = await showLast(page)
    await expect.poll(() => fetched).toContain(href)
  })

  test('while the visitor is offline', async ({ page, shop, gateway }) => {
    const { code } = await findListing(gateway)
    const fetched = watchPrefetches(page)
    await pretendOnline(page, false)
    await shop.open(hrefs.section(code))
    await page.mouse.wheel(0, 600)
    await pageIsIdle(page)
    expect(fetched).toEqual([])

    await pretendOnline(page, true)
    const href = await showLast(page)
    await expect.poll(() => fetched).toContain(href)
  })
})

/** Two idle moments and the frame between them: as long as the watcher of visible links takes. */
async function pageIsIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let round = 0; round < 3; round += 1) {
      await idle()
      await frame()
      await frame()
    }
    await idle()
  })
}

test('a press runs no script again that was fetched ahead', async ({ page, shop, catalog, gateway }) => {
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  const sources = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
    )
  const link = catalog.cards.first().getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  await untilQuiet(page)
  // Those of the document have the attribute, those that the bundler puts in have not.
  await expect(page.locator('head > script[src]:not([async])')).not.toHaveCount(0)
  await link.click()
  await page.waitForURL(path)
  await expect(shop.heading).toBeFocused()
  const after = await sources()
  expect(after).toHaveLength(new Set(after).size)
})

test('for a second after a press nothing is fetched but what it shows', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  await untilQuiet(page)
  const fetched: { path: string; at: number }[] = []
  const link = catalog.cards.first().getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  page.on('request', (request) => {
    if (request.resourceType() === 'image') return
    fetched.push({ path: new URL(request.url()).pathname, at: performance.now() })
  })
  const pressedAt = performance.now()
  await link.click()
  await page.waitForURL(path)
  await expect(shop.heading).toBeFocused()
  // The links of the new page are fetched ahead then, and all that waited for the visitor to begin.
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  expect(fetched.filter(({ at }) => at - pressedAt < 1000)).toEqual([])
})
