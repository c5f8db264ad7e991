import type { Locator, Page } from '@playwright/test'
import { formatPrice } from '@/lib/format/price'
import { getSection } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

const HEIGHT_PX = 900
/** One row, two, and a word that no row holds. */
const LONG_SECTIONS = [
  ['Аккумуляторы для легковых автомобилей', 1],
  ['Высоковольтные провода и наконечники свечей зажигания', 2],
  ['Электрогидроусилитель'.repeat(3), 2],
] as const

async function placeOf(element: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

/** The narrowest and the widest window of each layout. */
const WINDOWS = [
  [360, 'mobile'],
  [929, 'mobile'],
  [930, 'tablet'],
  [1184, 'tablet'],
  [1185, 'desktop'],
  [1440, 'desktop'],
] as const

async function inEveryWindow(
  page: Page,
  look: (layout: (typeof WINDOWS)[number][1], width: number) => Promise<void>,
): Promise<void> {
  for (const [width, layout] of WINDOWS) {
    await test.step(`a window of ${width} px is ${layout}`, async () => {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      await look(layout, width)
    })
  }
}

test('the frame around every page keeps to the width of the window', async ({ page, shop }) => {
  await shop.open(hrefs.home)
  await inEveryWindow(page, async (layout) => {
    const isMobile = layout === 'mobile'
    await expect(page.getByRole('navigation', { name: 'Основные разделы' })).toBeVisible({
      visible: isMobile,
    })
    await expect(page.getByRole('link', { name: 'Меню', exact: true })).toBeVisible({ visible: isMobile })
    await expect(page.getByRole('navigation', { name: 'О магазине' })).toBeVisible({ visible: !isMobile })
  })
})

test('the filters of a listing stand beside the goods or in a sheet, and its order opens in the window', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  await inEveryWindow(page, async (layout, width) => {
    await expect(catalog.filtersButton).toBeVisible({ visible: layout === 'mobile' })
    await expect(page.getByLabel('Фильтры', { exact: true })).toBeVisible({ visible: layout !== 'mobile' })
    await catalog.order.click()
    const orders = page.locator('[data-menu][open] ul')
    await expect(orders.getByRole('link').last()).toBeVisible()
    const { left, right } = await orders.evaluate((menu) => menu.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(orders).toBeHidden()
  })
})

test('the price of a product keeps to the window of a phone, and stands beside the facts in others', async ({
  page,
  shop,
  gateway,
}) => {
  const { id } = await findProduct(gateway)
  await shop.open(`${hrefs.products}/${id}`)
  // The question about cookies comes with it.
  await page.mouse.wheel(0, 100)
  await inEveryWindow(page, async (layout) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    // What stands at the lower edge makes room for it once.
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeInViewport({ ratio: 1 })
    const price = page.getByRole('region', { name: 'Покупка' }).getByText('₽').first()
    const before = await placeOf(price)
    const facts = await placeOf(page.getByText('Артикул', { exact: true }).first())
    expect(before.x > facts.x + 200).toBe(layout !== 'mobile')
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
    expect((await placeOf(price)).y === before.y).toBe(layout === 'mobile')
  })
})

test.describe('once cookies are decided on', () => {
  test.use({ consent: 'necessary' })

  test('price and term of a product with a long name stand in the first screen of a phone', async ({
    page,
    shop,
    gateway,
  }) => {
    const { entities } = await gateway.call(getSection, { params: { code: 'stupichnye-podshipniki' } })
    const [longest] = entities
      .filter(({ price }) => price !== null)
      .toSorted((a, b) => b.title.length - a.title.length)
    await page.setViewportSize({ width: 360, height: 740 })
    await shop.open(`${hrefs.products}/${longest?.id}`)
    const buying = page.getByRole('region', { name: 'Покупка' })
    const bar = await placeOf(buying.getByText('₽').first().locator('xpath=ancestor::div[1]'))
    expect(bar.y + bar.height).toBeLessThanOrEqual(740)
    const term = await placeOf(buying.getByRole('listitem').first())
    expect(term.y + term.height).toBeLessThanOrEqual(bar.y)
  })
})

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

test('the order of a list can be read beside the number of chosen filters in every narrow window', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  const filtered = await page.locator('#filters li a').first().getAttribute('href')
  await shop.open(filtered ?? '')
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    await expect(catalog.filtersButton).toHaveText('Фильтры1')
    const words = catalog.order.locator('b')
    const { lines, cut } = await words.evaluate((order) => ({
      lines: order.clientHeight / Number.parseFloat(getComputedStyle(order).lineHeight),
      cut: order.scrollWidth - order.clientWidth,
    }))
    expect(lines, `${width} px`).toBeLessThanOrEqual(2)
    expect(cut, `${width} px`).toBe(0)
  }
})

test('the search keeps its room at 1024 px beside a signed-in shopper with a car and a full cart', async ({
  page,
  context,
  shop,
  account,
  productInCart: product,
}) => {
  await page.setViewportSize({ width: 1024, height: HEIGHT_PX })
  await account.signIn(context)
  await shop.open(hrefs.home)
  const personal = page.getByRole('navigation', { name: 'Личное' })
  await expect(personal.getByRole('link', { name: account.name })).toBeVisible()
  await expect(personal).toContainText(formatPrice(Math.round(product.price)))
  const field = await shop.searchField.boundingBox()
  expect(field?.width).toBeGreaterThanOrEqual(320)
  const cut = await page.getByRole('banner').evaluate((header) => header.scrollWidth - header.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)

  // What says where to search comes with the focus, below the field, and covers nothing of it.
  const mode = page.getByLabel('Где искать')
  await expect(mode).toBeHidden()
  await shop.searchField.click()
  await expect(mode).toBeVisible()
  expect((await mode.boundingBox())?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1)
})

test('the way to a deep section leads on a phone to what it is part of, whole and in one row', async ({
  page,
  shop,
  gateway,
}) => {
  await page.setViewportSize({ width: 360, height: HEIGHT_PX })
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  const links = shop.breadcrumbs.getByRole('link')
  await expect(links).toHaveCount(1)
  for (const [title, rows] of LONG_SECTIONS) {
    const { left, right, height, cut } = await links.evaluate((step, words) => {
      step.textContent = words
      return { ...step.getBoundingClientRect().toJSON(), cut: step.scrollWidth - step.clientWidth }
    }, title)
    expect(left, title).toBeGreaterThanOrEqual(0)
    expect(right, title).toBeLessThanOrEqual(360)
    expect(cut, title).toBeLessThanOrEqual(0)
    expect(height, title).toBeLessThan(30 + 20 * rows)
  }
  await shop.open(hrefs.help)
  await expect(links).toHaveText(['Главная'])
})

test('the way to a page begins and ends with a step in every window', async ({ page, shop, gateway }) => {
  const { id } = await findProduct(gateway)
  await shop.open(`${hrefs.products}/${id}`)
  await inEveryWindow(page, async () => {
    const strokes = await shop.breadcrumbs
      .getByRole('listitem')
      .filter({ visible: true })
      .evaluateAll((steps) =>
        steps.map((step) => {
          const { content, display } = getComputedStyle(step, '::after')
          return content !== 'none' && display !== 'none'
        }),
      )
    expect(strokes).toEqual(strokes.map((_, at) => at < strokes.length - 1))
  })
})

test('sections that a search found are one row on a phone, and what unfolds bears the shop’s mark', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: HEIGHT_PX })
  await shop.open(hrefs.search({ q: 'масло' }))
  const sections = page.getByRole('region', { name: 'Разделы' }).getByRole('listitem')
  expect((await placeOf(sections.last())).y).toBe((await placeOf(sections.first())).y)
  await shop.open(hrefs.search({ q: 'колодки солярис' }))
  const fold = page.getByRole('main').locator('summary').filter({ hasText: 'Уточнить машину' })
  const mark = await fold.evaluate((summary) => ({
    own: getComputedStyle(summary).listStyleType,
    drawn: getComputedStyle(summary, '::after').borderBottomWidth,
  }))
  expect(mark).toEqual({ own: 'none', drawn: '2px' })
})

test('the note of the sign-in keeps away from its field', async ({ page, shop, signIn, gateway }) => {
  const { id } = await findProduct(gateway)
  await shop.open(`${hrefs.products}/${id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  const dialog = signIn.dialog('Вход по коду')
  const [note, field] = [dialog.getByRole('status').first(), dialog.getByText('Телефон', { exact: true })]
  const top = await placeOf(field)
  const box = await note.boundingBox()
  expect(top.y - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(12)
})

test('a word of an address that no row holds makes no page wider than the window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT_PX })
  const word = 'Щ'.repeat(110)
  const paths = [
    hrefs.search({ q: word }),
    hrefs.originalCatalogsFor(word),
    hrefs.vacanciesOf({ city: word }),
    hrefs.redirect(`https://other.example/${'a'.repeat(200)}`),
  ]
  for (const path of paths) {
    await shop.open(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})
