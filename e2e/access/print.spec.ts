import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { fillCart } from '../fixtures/cart'
import { findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

const SHEETS = 2
/** Boxes that scroll on the screen keep this much for the ring of what has the focus in them. */
const FOCUS_RING_PX = 4

/** What is pressed, typed into or leads on; the quantity of a line of the cart is a fact. */
const ON_SCREEN_ONLY =
  'button, select, input:not([aria-label="Количество"]), textarea, form, nav, dialog, [role="search"], [data-recommend]'

/** Words of what should not be on paper. */
async function strays(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const left = await page.locator(ON_SCREEN_ONLY).filter({ visible: true }).allInnerTexts()
  // A press that looks like a link, or a link that looks like a button, is one as well.
  const links = await page
    .getByRole('link', { name: /^(?:Оформить|Все предложения|В корзину|Показать)/ })
    .all()
  const shown = await Promise.all(links.map((link) => link.isVisible()))
  await page.emulateMedia({ media: null })
  return [...left, ...shown.filter(Boolean).map(String)]
}

async function expectDocument(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  expect(await strays(page)).toEqual([])
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(SHEETS)

  await page.emulateMedia({ media: 'print' })
  // The width that is left of an A4 sheet.
  await page.setViewportSize({ width: 703, height: 1032 })
  await expect(page.getByRole('banner')).toContainText('Арус')
  await expect(page.getByRole('banner').getByRole('link', { name: /^\+7/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('ИНН')
  for (const text of words)
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(FOCUS_RING_PX)
  const whole = await page
    .locator('main :is(li, tr)')
    .evaluateAll((rows) => rows.every((row) => getComputedStyle(row).breakInside === 'avoid'))
  expect(whole).toBe(true)
  const pictures = await page
    .locator('main img')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width))
  expect(Math.max(0, ...pictures)).toBeLessThanOrEqual(160)
}

test('a product is a sheet of paper', async ({ page, shop, gateway }) => {
  const product = await findProduct(gateway, ({ reviewsCount }) => reviewsCount > 0)
  await shop.open(`${hrefs.products}/${product.id}`)
  await expectDocument(page, [product.partNumber, /₽/, 'Характеристики'])
})

test('a cart, an order and what is sold of its part are sheets of paper', async ({
  page,
  shop,
  account,
  context,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  const number = await placeOrder(account, [product], { payment: 'online' })
  await fillCart(account.gateway, [product], 2)
  await account.signIn(context)
  for (const [path, words] of [
    [hrefs.cart, ['В заказе', /₽/]],
    [hrefs.order(number), ['Товары', 'Получение и оплата', /₽/]],
    [hrefs.checkoutResult(number), ['Получение и оплата', /₽/]],
    [hrefs.search({ article: product.article, brand: product.brand }), [product.article, /₽/]],
    [`${hrefs.products}/${product.id}`, [product.article, /₽/]],
  ] as const) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1440, height: 900 })
      await shop.open(path)
      await expect(page.getByRole('main').getByText(words[0]).filter({ visible: true }).first()).toBeVisible()
      await expectDocument(page, words)
      const pieces = page.getByLabel('Количество', { exact: true }).filter({ visible: true })
      await expect(pieces).toHaveCount(path === hrefs.cart ? 1 : 0)
    })
  }
})
