import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { MAX_CART_LINES } from '@/lib/gateway/contracts/limits'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import { emptyCart, putIntoCart, uploadLines } from '../fill-cart.ts'
import type { Good, Goods } from '../goods.ts'
import { type Person, signIn } from '../people.ts'
import { callOn, openContext, openPage, press } from './press.ts'
import type { Shop } from '../start-shop.ts'
import { median } from '../statistics.ts'
import type { Table } from '../table.ts'

const RUNS = 7
const CLICKS = 50
const BETWEEN_CLICKS_MS = 20
/** Longer than the silence after which a changed quantity goes out, twice. */
const SILENCE_MS = 2500

const WRITES = [addToCart, changeCart, removeFromCart].map(({ path }) => GATEWAY_BASE_PATH + path)

/** How quick the cart is under the fingers of who is signed in. */
export async function measureCart(table: Table, shop: Shop, goods: Goods, browser: Browser): Promise<void> {
  const person = await signIn(shop.url)
  const context = await openContext(browser, shop.url, person)
  await emptyCart(person)
  await measureAdding(table, context, shop.url + hrefs.section(goods.section))
  await emptyCart(person)
  await measureClicks(table, context, shop, person, plentiful(goods))
  await emptyCart(person)
  await uploadLines(person, goods.all, MAX_CART_LINES)
  await measureLongCart(table, context, shop)
  await emptyCart(person)
  await context.close()
}

/** The button has given way to the quantity. */
const IS_IN_CART = '(button) => !button.isConnected'

async function measureAdding(table: Table, context: BrowserContext, listing: string): Promise<void> {
  const frames: number[] = []
  const confirmed: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    await openPage(page, listing)
    const button = page
      .locator('main')
      .getByRole('button', { name: /^В корзину/ })
      .first()
    const answered = await press(button, IS_IN_CART)
    frames.push(answered.frames)
    confirmed.push((await answeredAt(page, GATEWAY_BASE_PATH + addToCart.path)) - answered.began)
    await page.close()
  }
  table.add('Add to cart: frame that shows it, the slowest of several', Math.max(...frames), '', { max: 1 })
  table.add('Add to cart: confirmed by the gateway', median(confirmed), 'ms', { max: 150 })
}

/** When a good answer to a call had arrived, on the page's own clock. */
async function answeredAt(page: Page, path: string): Promise<number> {
  const found = await page.waitForFunction((end) => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.find(({ name, responseStatus }) => responseStatus === 200 && name.endsWith(end))?.responseEnd
  }, path)
  return Number(await found.jsonValue())
}

/** A good of which there is one for each click. */
function plentiful({ all }: Goods): Good {
  const found = all.find(({ multiplicity, quantity }) => multiplicity === 1 && quantity > CLICKS)
  if (!found) throw new Error(`The demo shop has no good with more than ${CLICKS} pieces`)
  return found
}

const CLICK_MANY = `async (button) => {
  for (let at = 0; at < ${CLICKS}; at += 1) {
    button.click()
    await new Promise((resolve) => setTimeout(resolve, ${BETWEEN_CLICKS_MS}))
  }
}`

async function measureClicks(
  table: Table,
  context: BrowserContext,
  shop: Shop,
  person: Person,
  good: Good,
): Promise<void> {
  await putIntoCart(person, [good])
  const page = await context.newPage()
  await openPage(page, shop.url + hrefs.cart)
  const group = page.getByRole('group', { name: `Количество, ${good.brandString} ${good.partNumber}` })
  let writes = 0
  page.on('request', (request) => {
    if (WRITES.some((path) => request.url().endsWith(path))) writes += 1
  })
  await callOn(group.getByRole('button', { name: 'Увеличить' }), CLICK_MANY)
  await page.waitForTimeout(SILENCE_MS)
  const shown = await group.getByLabel('Количество', { exact: true }).inputValue()
  const { products } = await person.call(readCart, { body: {} })
  for (const quantity of [Number(shown), products[0]?.quantity])
    if (quantity !== CLICKS + 1) throw new Error(`${CLICKS} clicks made ${quantity} of 1`)
  table.add(`${CLICKS} quick clicks on «+»: writes sent`, writes, '', { min: 1, max: 2, text: '1 or 2' })
  await page.close()
}

/** What is pressed stands beside the field with the quantity, as which it was noted before. */
const IS_COUNTED = `(button) => button.parentElement.querySelector('input').value !== button.dataset.benchBefore`
const NOTE_QUANTITY = `(button) => {
  button.dataset.benchBefore = button.parentElement.querySelector('input').value
}`

async function measureLongCart(table: Table, context: BrowserContext, shop: Shop): Promise<void> {
  const page = await context.newPage()
  await page.goto(shop.url + hrefs.cart)
  const buttons = page.locator('main').getByRole('button', { name: 'Увеличить', disabled: false })
  await buttons.nth(1).waitFor()
  await openPage(page, shop.url + hrefs.cart)
  const lines = await page
    .locator('main')
    .getByRole('group', { name: /^Количество, / })
    .count()
  const count = await buttons.count()
  const painted: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const button = buttons.nth(Math.floor((count * (run + 0.5)) / RUNS))
    await callOn(button, NOTE_QUANTITY)
    painted.push((await press(button, IS_COUNTED)).ms)
  }
  table.add(`Cart of ${lines} lines: changed quantity painted`, median(painted), 'ms', { max: 50 })
  await page.close()
}
