import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { createPicker, findCar, PADS, titleOf } from '../fixtures/cars'
import { fillCart } from '../fixtures/cart'
import { findListing, findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

test.use({
  fetchesAhead: true,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
})

const STOPS = 60

/** Bars of the window that are there, each with what is in it. */
function barsOf(page: Page) {
  return {
    header: page.getByRole('banner'),
    cookies: page.getByRole('region', { name: 'Файлы cookie' }),
    offline: page.getByText('Нет интернета'),
    tabs: page.getByRole('navigation', { name: 'Основные разделы' }),
    toast: page.getByRole('button', { name: 'Закрыть уведомление' }).locator('..').first(),
  }
}

async function overlaps(bars: Record<string, Locator>): Promise<string[]> {
  const boxes = await Promise.all(
    Object.entries(bars).map(async ([name, bar]) => ({
      name,
      box: (await bar.count()) > 0 ? await bar.first().boundingBox() : null,
    })),
  )
  return boxes.flatMap(({ name, box }, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      if (!box || !other.box) return []
      const isApart =
        box.y + box.height <= other.box.y + 1 ||
        other.box.y + other.box.height <= box.y + 1 ||
        box.x + box.width <= other.box.x + 1 ||
        other.box.x + other.box.width <= box.x + 1
      return isApart ? [] : [`${name} and ${other.name}`]
    }),
  )
}

/** Of what has the focus: what lies over its middle. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // The ways of what comes into sight with the focus, and leaves with it, have an end in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (width < 2 || height > innerHeight / 2) return null
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!over || over.contains(focused) || focused.contains(over)) return null
    const isOwn = over.closest('label')?.contains(focused) === true
    return isOwn ? null : `${focused.outerHTML.slice(0, 80)} under ${over.outerHTML.slice(0, 80)}`
  })
}

async function expectFocusInSight(page: Page): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await coverOfFocus(page)).toBeNull()
  }
}

test('bars of a product lie beside each other, also without a connection and with a notice', async ({
  page,
  shop,
  context,
  account,
  gateway,
  strayErrors,
}) => {
  strayErrors.expectError(/ERR_INTERNET_DISCONNECTED/)
  await account.signIn(context)
  const product = await findProduct(gateway)
  await shop.open(`${hrefs.products}/${product.id}`)
  await page.mouse.wheel(0, 50)
  const box = page.getByRole('region', { name: 'Покупка' })
  const buy = box.getByRole('button', { name: /^В корзину/ })
  const bars = { ...barsOf(page), buy: box.locator('> div').first() }
  await expect(bars.cookies).toBeVisible()
  expect(await overlaps(bars)).toEqual([])
  await expectFocusInSight(page)

  await buy.click()
  await expect(bars.toast).toBeVisible()
  expect(await overlaps(bars)).toEqual([])

  await context.setOffline(true)
  await expect(bars.offline).toBeVisible()
  expect(await overlaps(bars)).toEqual([])
  await context.setOffline(false)
})

for (const name of ['a listing', 'the cart'] as const) {
  test(`the bars of ${name} cover neither what has the focus nor the end of the page`, async ({
    page,
    shop,
    context,
    account,
    gateway,
  }) => {
    await fillCart(account.gateway, [await findOneProduct(gateway)], 2)
    await account.signIn(context)
    await shop.open(name === 'the cart' ? hrefs.cart : hrefs.section((await findListing(gateway)).code))
    await page.mouse.wheel(0, 50)
    await expect(barsOf(page).cookies).toBeVisible()
    await expectFocusInSight(page)

    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const isFree = await last.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isFree).toBe(true)
  })
}

test('the way back of a removed line covers no focus', async ({
  page,
  shop,
  cart,
  context,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await fillCart(account.gateway, [product], 2)
  await account.signIn(context)
  await shop.open(hrefs.cart)
  await cart
    .line(product)
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused()
  await expectFocusInSight(page)
})

test('the choice of the goods for one’s car is whole on a phone', async ({ page, shop, gateway }) => {
  const car = await findCar(gateway, 'солярис 2 1.6')
  const picker = createPicker(page)
  await shop.open(hrefs.section(PADS))
  await page.getByRole('main').getByRole('link', { name: 'Подобрать по машине' }).click()
  await picker.expectStep('Марка, автомобиль или VIN')
  await picker.dialog.getByRole('combobox').fill('солярис 2 1.6')
  await picker.option(titleOf(car)).first().click()
  const only = page.getByRole('link', { name: /^Только для моей машины/ })
  await expect(only).toBeVisible()
  const { x = 0, width = 0 } = (await only.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(0)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
})
