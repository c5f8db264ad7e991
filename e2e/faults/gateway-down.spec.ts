import type { Page } from '@playwright/test'
import { getMetaData } from '@/lib/gateway/contracts/catalog/seo'
import { hrefs } from '@/lib/routing/hrefs'
import { sharedListHref } from '@/lib/routing/shared-items'
import { findListing, findPathFilter } from '../fixtures/demo-products'
import { test } from '../fixtures/fragile-shop'
import { expect } from '../fixtures/test'
import { startStorefront } from '../shop/start-shop'
import { startSwitchedGateway } from '../shop/switched-gateway'

test.use({ fetchesAhead: true })

/** What the server has drawn stands there at once: a page without it is not worth the usual timeout. */
const SOON = { timeout: 1500 }

/** A try that began while the gateway was away may still fail or lack a part; the shopper presses once more or comes again. */
async function retryUntil(page: Page, isThere: (limit: typeof SOON) => Promise<void>): Promise<void> {
  await expect(async () => {
    const retry = page.getByRole('link', { name: 'Повторить' })
    if (await retry.isVisible()) await retry.click()
    else await page.reload()
    await isThere(SOON)
  }).toPass()
}

test('known pages go on, unknown ones say what is wrong and offer a retry, and the shop recovers by itself', async ({
  page,
  shop,
  catalog,
  gateway: calls,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  strayErrors.expectError(/50[0234]/)
  const listing = await findListing(calls)
  const { title, code, first, second } = findPathFilter(listing)
  const known = url + hrefs.section(listing.code)
  const unknown = `${known}/${code}-${first.rewriteCode}`
  await shop.open(known)
  await catalog.expectCount(listing.pagination.total)

  await gateway.turnOff()
  const again = await page.goto(known)
  expect(again?.status()).toBe(200)
  await catalog.expectCount(listing.pagination.total)

  await page.goto(url + sharedListHref(['1..00-10000001'], true))
  await expect(page.getByText('Сервис не ответил о 1 товаре')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Попробовать ещё раз' })).toBeVisible()

  await page.goto(known)
  await catalog.choose(title, second.title)
  await shop.expectHeading('Страница не открылась', { timeout: 30_000 })

  const failed = await page.goto(unknown)
  expect(failed?.status()).toBeGreaterThanOrEqual(500)
  expect(failed?.headers()['cache-control']).toContain('no-store')
  await shop.expectHeading('Страница не открылась')
  await expect(page.getByText('Сервис временно недоступен')).toBeVisible()
  const retry = page.getByRole('link', { name: 'Повторить' })
  await retry.click()
  await shop.expectHeading('Страница не открылась')

  await gateway.turnOn()
  await retryUntil(page, (limit) => catalog.expectCount(first.count, limit))
})

test('a shop that starts before its gateway answers, tells the browser plainly, and is whole as soon as all its parts can be had', async ({
  page,
  request,
  shop,
  gateway: calls,
  baseURL,
  strayErrors,
}) => {
  strayErrors.expectError(/50[0234]/)
  const { heading } = await calls.call(getMetaData, { body: { uri: hrefs.home } })
  expect(heading).toBeTruthy()
  const gateway = await startSwitchedGateway(process.env.GATEWAY_URL ?? baseURL ?? '')
  await gateway.turnOff()
  const storefront = await startStorefront(gateway.url)
  try {
    const response = await page.goto(storefront.url)
    expect(response?.status()).toBeGreaterThanOrEqual(500)
    await shop.expectHeading('Страница не открылась')
    const call = await request.get(`${storefront.url}/gw/catalog/site/v1/bootstrap`)
    expect(call.status()).toBe(502)
    expect(await call.json()).toMatchObject({
      statusCode: 502,
      message: expect.stringContaining('недоступен'),
    })

    // A page that lacks a part is whole for the next visitor once the part can be had.
    gateway.refuse(getMetaData.path)
    await gateway.turnOn()
    const load = async () => {
      const answer = await request.get(storefront.url)
      return { status: answer.status(), isWhole: (await answer.text()).includes(`>${heading}</h1>`) }
    }
    await expect.poll(load).toEqual({ status: 200, isWhole: false })
    gateway.refuse(undefined)
    await expect.poll(load).toEqual({ status: 200, isWhole: true })
    await retryUntil(page, (limit) => shop.expectHeading(/Запчасти/, limit))
  } finally {
    // An open page would go on asking the storefront, which waits for connections that the browser keeps when it stops.
    await page.context().close()
    await storefront.stop()
    await gateway.turnOff()
  }
})
