import type { Browser, Page } from '@playwright/test'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { hrefs } from '@/lib/routing/hrefs'
import { emptyCart, putIntoCart } from '../fill-cart.ts'
import type { Goods } from '../goods.ts'
import type { Person } from '../people.ts'
import { openContext, openPage } from './press.ts'
import type { Shop } from '../start-shop.ts'
import type { Table } from '../table.ts'

const MESSAGES = 50
const SETTLE_MS = 1000
const CART_CHANNEL = 'cart_channel'

/** React notifies the hook of its developer tools of every render that reaches the document, in a production build too. */
const COUNT_RENDERS = `globalThis.benchRenders = 0
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(), supportsFiber: true, isDisabled: false,
  inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  onCommitFiberRoot() { globalThis.benchRenders += 1 },
}`

/** How often a tab renders when fifty others tell it at once of a changed cart, and of one that changes again and again. */
export async function measureBroadcast(
  table: Table,
  shop: Shop,
  goods: Goods,
  browser: Browser,
  person: Person,
): Promise<void> {
  await emptyCart(person)
  await putIntoCart(person, goods.all.slice(0, 1))
  const { externalId: userId } = await person.call(readProfile, {})
  const { products: lines } = await person.call(readCart, { body: {} })
  const context = await openContext(browser, shop.url, person)
  const listening = await context.newPage()
  await listening.addInitScript(COUNT_RENDERS)
  const notifying = await context.newPage()
  await notifying.goto(`${shop.url}/robots.txt`)
  await listening.bringToFront()
  await openPage(listening, shop.url + hrefs.home)

  const notify = async (quantityOf: (message: number) => number) => {
    const messages = Array.from({ length: MESSAGES }, (_, at) => ({
      userId,
      lines: lines.map((line) => ({ ...line, quantity: quantityOf(at) })),
    }))
    return rendersOf(listening, () => notifying.evaluate(`(${POST})(${JSON.stringify(messages)})`))
  }
  const first = lines[0]?.quantity ?? 0
  const alike = await notify(() => first + 1)
  if (alike === 0) throw new Error('No message of another tab reached the page')
  table.add(`Renders after ${MESSAGES} broadcast messages, one for each tab`, alike, '', { max: 1 })
  table.add(`The same, each message with another quantity`, await notify((at) => first + 2 + at), '')
  await context.close()
}

const POST = `(messages) => {
  const channel = new BroadcastChannel('${CART_CHANNEL}')
  for (const message of messages) channel.postMessage(message)
  channel.close()
}`

async function rendersOf(page: Page, notify: () => Promise<unknown>): Promise<number> {
  const before = Number(await page.evaluate('globalThis.benchRenders'))
  await notify()
  await page.waitForTimeout(SETTLE_MS)
  return Number(await page.evaluate('globalThis.benchRenders')) - before
}
