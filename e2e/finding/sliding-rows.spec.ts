import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findPartWithAnalogs } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box.x
}

function firstPromo(page: Page): Locator {
  return page.getByRole('main').locator(`li a[href^="${hrefs.promos}/"]`).first()
}

test('a row of promotions slides by its arrows and by keys, and says what it shows', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await shop.open(hrefs.home)
  await firstPromo(page).scrollIntoViewIfNeeded()
  const onwards = page.getByRole('button', { name: 'Акции: вперёд' })
  await expect(async () => {
    await page.mouse.move(500, 400)
    await page.mouse.move(510, 410)
    await expect(onwards).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Акции: назад' })).toBeDisabled()
  const before = await leftOf(firstPromo(page))
  await onwards.click()
  await expect.poll(() => leftOf(firstPromo(page))).toBeLessThan(before - 100)
  await expect(page.getByRole('status').filter({ hasText: /^Акции: показан/ })).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => leftOf(firstPromo(page))).toBe(before)
})

test('a row of goods is dragged by a finger, and a tap still opens what it hits', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const { part } = await findPartWithAnalogs(gateway)
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(hrefs.product({ brand: part.brand, article: part.article }))
  const row = page.getByRole('list', { name: 'Похожие товары' })
  await row.scrollIntoViewIfNeeded()
  const link = row.getByRole('link').first()
  const href = await link.getAttribute('href')
  await link.tap()
  await expect(page).toHaveURL(href ?? '')
  await context.close()
})

test('goods out of sight are named at once and drawn whole when somebody comes near, the focus kept', async ({
  page,
  gateway,
}) => {
  const { part } = await findPartWithAnalogs(gateway)
  await page.goto(hrefs.product({ brand: part.brand, article: part.article }))
  const row = page.getByRole('list', { name: 'Похожие товары' })
  const links = row.getByRole('heading').getByRole('link')
  const buttons = row.getByRole('button', { name: /^В корзину/ })
  const named = await links.count()
  expect(named).toBeGreaterThan(6)
  expect(await buttons.count()).toBeLessThanOrEqual(6)
  await links.last().focus()
  await page.keyboard.press('Shift')
  await expect.poll(() => buttons.count()).toBeGreaterThan(6)
  await expect(links).toHaveCount(named)
  await expect(links.last()).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a row names all its goods', async ({ page, gateway }) => {
    const { part } = await findPartWithAnalogs(gateway)
    await page.goto(hrefs.product({ brand: part.brand, article: part.article }))
    const cards = page.getByRole('list', { name: 'Похожие товары' }).getByRole('listitem')
    expect(await cards.count()).toBeGreaterThan(6)
    for (const card of await cards.all()) await expect(card.getByRole('link')).not.toBeEmpty()
  })

  test('a row scrolls by itself and stops at its parts', async ({ page }) => {
    await page.goto(hrefs.home)
    const list = page
      .getByRole('main')
      .locator('ul')
      .filter({ has: page.locator(`li a[href^="${hrefs.promos}/"]`) })
      .first()
    await list.scrollIntoViewIfNeeded()
    await expect(list).toHaveCSS('overflow-x', 'auto')
    await expect(list).toHaveCSS('scroll-snap-type', /^x/)
    await expect(page.getByRole('button', { name: 'Акции: вперёд' })).toHaveCount(0)
  })
})
