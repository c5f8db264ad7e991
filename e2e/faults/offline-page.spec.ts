import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { NO_OFFLINE_WORKER, offlineWorker } from '@/lib/offline/offline-worker'
import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true, serviceWorkers: 'allow' })

const NO_CONNECTION = /нет соединения/

async function untilStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('a page that cannot be reached is answered by the shop, which asks again, and no other page is stored', async ({
  page,
  shop,
  context,
  account,
  strayErrors,
}) => {
  strayErrors.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await account.signIn(context)
  await shop.open(hrefs.home)
  await untilStored(page)
  await shop.open(hrefs.account)
  await shop.open(hrefs.shops)

  await context.setOffline(true)
  await page.goto(hrefs.catalog)
  await expect(page.getByRole('heading', { level: 1, name: NO_CONNECTION })).toBeVisible()
  await expectAccessible(page)
  // A page that was open a moment ago is no exception: nothing of it is stored.
  await page.goto(hrefs.account)
  await expect(page.getByRole('heading', { level: 1, name: NO_CONNECTION })).toBeVisible()
  expect(await storedAddresses(page)).toEqual(['/offline.html'])

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Попробовать снова' }).click()
  await expect(page).toHaveURL(hrefs.account)
  await expect(page.getByRole('heading', { level: 1, name: NO_CONNECTION })).toBeHidden()
  await expect(shop.heading).toBeVisible()
})

test('answers of the shop pass through as they are: missing pages, redirects, forms', async ({
  page,
  shop,
  strayErrors,
}) => {
  strayErrors.expectError(/404/)
  await shop.open(hrefs.home)
  await untilStored(page)
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await page.goto(hrefs.account)
  await expect(page).not.toHaveURL(hrefs.account)
  await shop.open(hrefs.search({ q: 'фильтр' }))
  await shop.expectHeading(/фильтр/)
})

async function registrations(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(url)
  const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.close()
  return count
}

test('a worker is gone after the next page where the offline page is switched off', async ({
  page,
  context,
  strayErrors,
}) => {
  strayErrors.expectError(/favicon/)
  let worker = offlineWorker('page')
  const server = http.createServer(({ url }, response) => {
    const isWorker = url === '/offline.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(isWorker ? worker : '<title>page</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  try {
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.register('/offline.js').then(() => undefined))
    await untilStored(page)
    expect(await registrations(context, url)).toBe(1)
    worker = NO_OFFLINE_WORKER
    await page.goto(url)
    await expect.poll(() => registrations(context, url)).toBe(0)
    expect(await storedAddresses(page)).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
