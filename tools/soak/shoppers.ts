import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { toOrderBody } from '@/gateway/test-support/order-body'
import { codeOf } from '@/gateway/test-support/test-shop'
import { addToCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import { WRITTEN_OFF, type Wish } from './audit-orders.ts'
import type { Journal } from './journal.ts'
import type { Customer } from './people.ts'

export type Soak = {
  shopUrl: string
  journal: Journal
  isOver: () => boolean
  /** Marks of the answers to each customer, absent from all other answers. */
  markers: readonly string[]
}
export type Answered = { status: number | undefined; body: unknown; text: string }

const UNAVAILABLE_MESSAGE: Answered = { status: undefined, body: undefined, text: '' }
/** A shopper gives up after this; every part of the shop is back sooner. */
const GIVE_UP_MS = 180_000
const TIMEOUT_MS = 30_000
const RETRY_PAUSE_MS = 250
/** One send in so many loses its connection after so many milliseconds at most, and with it the answer. */
const CUT_ONE_IN = 4
const LONGEST_CUT_MS = 80
const LONGEST_PAUSE_MS = 400
const OK = 200
const FIRST_REFUSAL = 400
const FIRST_FAILURE = 500
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15, quantity: 2 }
const PADS = { brand: 'Bosch', article: '0986494164', supplierId: 101, quantity: 1 }
const WORDS = ['фильтр', 'oc90', 'jc90', 'колодки', 'масло 5w30', 'ифттук']
const PAGES = () => [
  hrefs.home,
  hrefs.catalog,
  hrefs.section('oil-filters'),
  `${hrefs.section('oil-filters')}?sort=price`,
  `${hrefs.products}/${codeOf(1)}`,
  `${hrefs.products}/${codeOf(6)}`,
  hrefs.club,
  hrefs.analogsOf('oc90'),
]
const SEARCHES = () => [
  hrefs.search({ q: `${oneOf(WORDS)}` }),
  hrefs.search({ q: `${oneOf(WORDS)} ${randomInt(1000)}` }),
]

/** Orders until the soak is over, each time with the same key until the shop has answered. */
export async function orderOnAndOn(soak: Soak, customer: Customer): Promise<Wish[]> {
  const wishes: Wish[] = []
  while (!soak.isOver()) {
    const body = await fillCart(soak, customer)
    if (body) {
      const key = randomUUID()
      const pieces = body.orderBasket.reduce((sum, { quantity }) => sum + quantity, 0)
      const number = await orderUntilAnswered(soak, customer, { ...body, idempotencyKey: key })
      wishes.push({ userId: customer.userId, key, pieces, number })
    }
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
  return wishes
}

async function fillCart(soak: Soak, { cookie, bonusCardNumber }: Customer) {
  const put = await call(soak, 'carts', addToCart, { products: [FILTER, PADS] }, cookie)
  if (put.status !== OK) return undefined
  const { body, status } = await call(soak, 'carts', readCart, {}, cookie)
  const cart = readCart.response.safeParse(body)
  if (status !== OK || !cart.success || cart.data.products.length !== 2) return undefined
  return toOrderBody(cart.data.products, { bonusCardNumber, writeoffBonuses: WRITTEN_OFF })
}

/** The number of the order, or undefined when the shop refused it or was away too long. */
async function orderUntilAnswered(
  soak: Soak,
  { cookie }: Customer,
  body: object,
): Promise<string | undefined> {
  const deadline = performance.now() + GIVE_UP_MS
  if (randomInt(CUT_ONE_IN) === 0) await breakOff(soak, body, cookie)
  while (performance.now() < deadline) {
    const response = await call(soak, 'orders', createOrder, body, cookie)
    if (response.status === OK) return createOrder.response.safeParse(response.body).data?.orderNumber
    if (response.status !== undefined && response.status < FIRST_FAILURE) return undefined
    await sleep(RETRY_PAUSE_MS)
  }
  return undefined
}

async function breakOff({ shopUrl }: Soak, body: object, cookie: string): Promise<void> {
  await fetch(`${shopUrl}${GATEWAY_BASE_PATH}${createOrder.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: shopUrl },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(1 + randomInt(LONGEST_CUT_MS)),
  }).catch(() => undefined)
}

/** Reads pages until the soak is over. */
export async function readOnAndOn(soak: Soak): Promise<void> {
  while (!soak.isOver()) {
    await sendRequest(soak, 'pages', oneOf(PAGES()), { headers: { accept: 'text/html' } })
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}

/** New searches by words and numbers. */
export async function searchOnAndOn(soak: Soak): Promise<void> {
  while (!soak.isOver()) {
    await sendRequest(soak, 'searches', oneOf(SEARCHES()), { headers: { accept: 'text/html' } })
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}

function call(
  soak: Soak,
  kind: string,
  operation: Operation,
  body: object,
  cookie: string,
): Promise<Answered> {
  return sendRequest(soak, kind, `${GATEWAY_BASE_PATH}${operation.path}`, {
    method: operation.method,
    headers: { 'content-type': 'application/json', cookie, origin: soak.shopUrl },
    body: JSON.stringify(body),
  })
}

/**
 * Sends one request and records the result; a page that ends in the middle was not answered, nor one without the customer's
 * marker on a page that has to have it.
 */
export async function sendRequest(
  { shopUrl, journal, markers }: Soak,
  kind: string,
  path: string,
  init: RequestInit,
  own?: string,
): Promise<Answered> {
  const from = performance.now()
  const response = await fetch(new URL(path, shopUrl), {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(readAnswer, () => UNAVAILABLE_MESSAGE)
  const { body, text } = response
  const isForeign = markers.some((marker) => marker !== own && text.includes(marker))
  // Without the owner's mark an answer cannot be assigned to him.
  const isNobodys =
    own !== undefined && (response.status ?? FIRST_REFUSAL) < FIRST_REFUSAL && !text.includes(own)
  const status = isNobodys ? undefined : response.status
  const about = `${path}${isNobodys ? `, answered by ${response.status} that is for nobody` : ''}${
    status !== undefined && status >= FIRST_REFUSAL ? ` ${JSON.stringify(body).slice(0, 300)}` : ''
  }`
  journal.note({ kind, status, from, to: performance.now(), about, isForeign })
  return { status, body, text }
}

async function readAnswer(response: Response): Promise<Answered> {
  try {
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('application/json'))
      return { status: response.status, body: JSON.parse(text) as unknown, text }
    const isWhole = !type.startsWith('text/html') || text.includes('</html>')
    return { status: isWhole ? response.status : undefined, body: text, text }
  } catch {
    return UNAVAILABLE_MESSAGE
  }
}

export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}
