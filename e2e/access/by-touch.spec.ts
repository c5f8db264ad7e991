import type { CDPSession, Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { type DemoListing, findListing } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { holdScripts } from '../fixtures/deferred-scripts'
import { expectOrders } from '../fixtures/orders'
import { findBuyablePart } from '../fixtures/original-units'
import { expect, test } from '../fixtures/test'

/** The main way through the shop as a phone takes it, with the question about cookies left standing. */
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  consent: 'undecided',
})

const question = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })

/** Two taps that come sooner and nearer are a double tap. */
const APART = { ms: 320, px: 24 }
const lastTaps = new WeakMap<Page, { x: number; y: number; at: number }>()

/** Taps where a finger would, and no sooner: what lies over the control gets the tap instead of it. */
async function tap(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const last = lastTaps.get(page)
  if (last && Math.hypot(x - last.x, y - last.y) < APART.px)
    await page.waitForFunction((soonest) => Date.now() >= soonest, last.at + APART.ms)
  await page.touchscreen.tap(x, y)
  lastTaps.set(page, { x, y, at: Date.now() })
}

async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field)
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
}

const buy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()

test('a part is found by its section, put into the cart before the scripts are there, and ordered', async ({
  page,
  shop,
  catalog,
  signIn,
  cart,
  checkout,
  account,
  gateway,
}) => {
  test.setTimeout(120_000)
  const listing = await findListing(gateway)
  const product = singleGoods(listing)
  const scripts = await holdScripts(page)
  await page.goto(hrefs.section(listing.code), { waitUntil: 'domcontentloaded' })
  const card = catalog.cards.filter({ hasText: product.partNumber }).first()
  await tap(page, card.getByRole('link').first())
  await shop.expectHeading(new RegExp(product.title.slice(0, 12)))
  await tap(page, buy(page))
  await expect(buy(page)).toHaveAttribute('aria-busy', 'true')
  scripts.arrive()

  const byCode = signIn.dialog('Вход по коду')
  await expect(byCode).toBeVisible({ timeout: 30_000 })
  await tap(page, byCode.getByRole('button', { name: 'Войти с паролем' }))
  const dialog = signIn.dialog('Вход')
  await fill(page, dialog.getByLabel('Телефон или почта'), account.email)
  await fill(page, dialog.getByLabel('Пароль', { exact: true }), account.password)
  await tap(page, dialog.getByRole('button', { name: 'Войти', exact: true }))
  await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible()
  await expect(question(page)).toBeVisible()

  await tap(
    page,
    page.getByRole('navigation', { name: 'Основные разделы' }).getByRole('link', { name: /^Корзина/ }),
  )
  await shop.expectHeading('Корзина')
  await tap(page, page.getByRole('button', { name: 'Увеличить' }).first())
  await cart.expectTotal((product.price ?? 0) * 2)
  await tap(page, cart.totals.getByRole('link', { name: 'Оформить заказ' }))
  await shop.expectHeading('Оформление заказа')

  const goOn = page.getByRole('button', { name: 'Продолжить' })
  await tap(page, checkout.option('Магазин', 'Арус на Варшавском').locator('..'))
  await tap(page, goOn)
  await tap(page, checkout.option('Способ оплаты', 'Наличными при получении').locator('..'))
  await tap(page, goOn)
  await expect(checkout.step('Контакты')).toBeVisible()
  await tap(page, goOn)
  await tap(page, checkout.order)
  const number = await checkout.expectPlaced()
  await expectOrders(account, [number])
  await expect(question(page)).toBeVisible()
})

test('a part is found by its number with one tap on «Найти», and put into the cart from its page', async ({
  page,
  shop,
  account,
  context,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await account.signIn(context)
  await shop.open(hrefs.home)
  await fill(page, shop.searchField, product.article)
  await tap(page, page.getByRole('button', { name: 'Найти', exact: true }))
  await shop.expectHeading(`Поиск по номеру ${product.article}`)
  await tap(page, page.getByRole('link', { name: `${product.brand} ${product.article}` }).first())
  await shop.expectHeading(new RegExp(product.title.slice(0, 12)))
  await expect(question(page)).toBeVisible()
  await tap(page, buy(page))
  await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible()
})

test('two fingers zoom a picture and a drawing three times with their first spread, and back', async ({
  page,
  shop,
  context,
  gateway,
}) => {
  const fingers = await context.newCDPSession(page)
  const { id } = await findOneProduct(gateway)
  const { path } = await findBuyablePart(gateway)
  for (const address of [`${hrefs.products}/${id}`, path]) {
    await shop.open(address)
    // A drawing says what it shows by its callouts, and its picture has no words.
    const picture = page.getByRole('main').locator('[data-current] img').first()
    await picture.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    const middle = { x: x + width / 2, y: y + height / 2 }
    for (const spread of [3, 1 / 3]) {
      const before = await widthOf(picture)
      await pinch(fingers, middle, spread, async () =>
        expect(await widthOf(picture)).toBeCloseTo(before * spread, -1),
      )
    }
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  }
})

test('nothing that takes the focus lies under the bars of the window or the question', async ({
  page,
  shop,
  gateway,
}) => {
  const { id } = await findOneProduct(gateway)
  await shop.open(`${hrefs.products}/${id}`)
  await page.keyboard.press('Tab')
  await expect(question(page)).toBeVisible()
  const hidden: string[] = []
  const MOST_STOPS = 60
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const lost = await page.evaluate(lostFocus)
    if (lost) hidden.push(lost)
  }
  expect(hidden).toEqual([])
})

async function widthOf(picture: Locator): Promise<number> {
  return (await picture.boundingBox())?.width ?? 0
}

const APART_PX = 30

/** Moves two fingers apart or together, as many times as `spread` says, until `check` finds what it looks for, and lifts them. */
async function pinch(
  fingers: CDPSession,
  { x, y }: { x: number; y: number },
  spread: number,
  check: () => Promise<void>,
): Promise<void> {
  const first = APART_PX * Math.max(1, 1 / spread)
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    })
  await touch('touchStart', first)
  await expect(async () => {
    await touch('touchMove', (first * (1 + spread)) / 2)
    await touch('touchMove', first * spread)
    await check()
  }).toPass({ timeout: 10_000 })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page, once it has scrolled: the control with the focus when something else is seen in its place. */
async function lostFocus(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return undefined
  const { x, y, width, height } = activeElement.getBoundingClientRect()
  const left = Math.max(x, 0)
  const right = Math.min(x + width, innerWidth)
  const seen = document.elementFromPoint((left + right) / 2, y + height / 2)
  const isSeen = seen && (activeElement.contains(seen) || seen.contains(activeElement))
  return isSeen ? undefined : activeElement.outerHTML.slice(0, 160)
}

/** Something of the list that is sold by the piece and of which there is plenty. */
function singleGoods({ entities }: DemoListing) {
  const product = entities.find(
    ({ price, quantity, multiplicity }) => price !== null && quantity > 20 && multiplicity === 1,
  )
  if (!product) throw new Error('The demo shop has no such thing')
  return product
}
