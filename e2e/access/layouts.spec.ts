import type { Locator } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-goods'
import { expect, test } from '../fixtures/test'

const HEIGHT_PX = 900

async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

for (const [layout, width] of [
  ['mobile', 360],
  ['mobile', 929],
  ['tablet', 930],
  ['tablet', 1184],
  ['desktop', 1185],
  ['desktop', 1440],
] as const) {
  test.describe(`a window of ${width} px is ${layout}`, () => {
    test.use({ viewport: { width, height: HEIGHT_PX } })

    test('in the frame around every page', async ({ page, shop }) => {
      await shop.open(hrefs.home)
      const isMobile = layout === 'mobile'
      await expect(page.getByRole('navigation', { name: 'Основные разделы' })).toBeVisible({
        visible: isMobile,
      })
      await expect(page.getByRole('link', { name: 'Меню', exact: true })).toBeVisible({ visible: isMobile })
      await expect(page.getByRole('navigation', { name: 'О магазине' })).toBeVisible({ visible: !isMobile })
    })

    test('in a listing, whose filters stand beside the goods or in a sheet', async ({
      page,
      shop,
      catalog,
      gateway,
    }) => {
      const { code } = await findListing(gateway)
      await shop.open(hrefs.section(code))
      await expect(catalog.filtersButton).toBeVisible({ visible: layout === 'mobile' })
      await expect(page.getByLabel('Фильтры', { exact: true })).toBeVisible({ visible: layout !== 'mobile' })
      await catalog.order.click()
      const orders = page.locator('[data-menu][open] ul')
      await expect(orders.getByRole('link').last()).toBeVisible()
      const { left, right } = await orders.evaluate((menu) => menu.getBoundingClientRect().toJSON())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    })

    test('in a product, whose price keeps to the window, stands under the facts or beside them', async ({
      page,
      shop,
      gateway,
    }) => {
      const { id } = await findProduct(gateway)
      await shop.open(`${hrefs.products}/${id}`)
      // What stands at the lower edge makes room for it once.
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeInViewport({ ratio: 1 })
      const price = page.getByRole('region', { name: 'Покупка' }).getByText('₽').first()
      const before = await placeOf(price)
      const facts = await placeOf(page.getByText('Артикул', { exact: true }).first())
      expect(before.x > facts.x + 200).toBe(layout === 'desktop')
      await page.mouse.wheel(0, 100)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
      expect((await placeOf(price)).y === before.y).toBe(layout === 'mobile')
    })
  })
}

test('every screen begins at the line of the shop’s mark', async ({ page, shop, gateway, strayErrors }) => {
  strayErrors.expectError(/404/)
  const { code } = await findListing(gateway)
  await page.goto(hrefs.home)
  const mark = await placeOf(page.getByRole('banner').locator(`a[href="${hrefs.home}"]`).first())
  const paths = [
    hrefs.catalog,
    hrefs.section(code),
    hrefs.search(),
    hrefs.analogs,
    hrefs.brands,
    hrefs.shops,
    hrefs.help,
    hrefs.about,
    '/no-such-page',
  ]
  for (const path of paths) {
    await page.goto(path)
    expect((await placeOf(shop.heading)).x, path).toBe(mark.x)
  }
})

for (const width of [320, 360, 430]) {
  test(`the order of a list can be read beside the number of chosen filters in a window of ${width} px`, async ({
    page,
    shop,
    catalog,
    gateway,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    const { code } = await findListing(gateway)
    await shop.open(hrefs.section(code))
    const filtered = await page.locator('#filters li a').first().getAttribute('href')
    await shop.open(filtered ?? '')
    await expect(catalog.filtersButton).toHaveText('Фильтры1')
    const words = catalog.order.locator('b')
    const { lines, cut } = await words.evaluate((order) => ({
      lines: order.clientHeight / Number.parseFloat(getComputedStyle(order).lineHeight),
      cut: order.scrollWidth - order.clientWidth,
    }))
    expect(lines).toBeLessThanOrEqual(2)
    expect(cut).toBe(0)
  })
}
