import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { toOrderBody, type OrderBody } from '@/gateway/test-support/order-body'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'
import { putIntoCart } from '../fill-cart.ts'
import { findGoods, type Good } from '../goods.ts'
import { type Person, register } from '../people.ts'
import { startPrivateGateway } from '../start-shop.ts'
import { percentile } from '../statistics.ts'
import type { Table } from '../table.ts'

const CLIENTS = 16
const ROUNDS = 12
const WARM_UP_ROUNDS = 2
const LINES = 3
/** Cheap products with plenty of pieces: an order above 100 000 ₽ is paid by bill, and none may run out. */
const MAX_PRICE = 10_000
const MIN_PIECES = 20

type Latency = { createMs: number; addToCartMs: number }

/** Orders of shoppers who all press at the same moment: a gateway process of its own, called over HTTP. */
export async function measureOrders(table: Table): Promise<void> {
  const embedded = await latencyOn('')
  table.add(`${CLIENTS} orders at once on PGlite, p95`, embedded.createMs, 'ms', { max: 400 })
  const binFolder = findPostgres()
  if (binFolder === undefined) return console.log('  No PostgreSQL on this machine: its rows are left out')
  const server = await startPostgres(binFolder, { isDurable: true })
  try {
    const served = await latencyOn(server.url)
    table.add(`${CLIENTS} orders at once on PostgreSQL, p95`, served.createMs, 'ms', { max: 120 })
    table.add(`${CLIENTS} shoppers add to the cart at once on PostgreSQL, p95`, served.addToCartMs, 'ms', {
      max: 150,
    })
  } finally {
    await server.stop()
  }
}

async function latencyOn(databaseUrl: string): Promise<Latency> {
  const gateway = await startPrivateGateway(databaseUrl)
  try {
    return await measure(gateway.url)
  } finally {
    await gateway.stop()
  }
}

async function measure(gateway: string): Promise<Latency> {
  const { all } = await findGoods(gateway)
  const goods = all.filter(
    (good) => good.multiplicity === 1 && good.quantity >= MIN_PIECES && (good.price ?? 0) <= MAX_PRICE,
  )
  if (goods.length < CLIENTS * LINES) throw new Error('The demo shop has too few goods to order')
  const people: Person[] = []
  for (let at = 0; at < CLIENTS; at += 1) people.push(await register(gateway, at))
  const created: number[] = []
  const added: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const adding = await Promise.all(
      people.map((person, at) => time(() => putIntoCart(person, share(goods, at, round)))),
    )
    const bodies = await Promise.all(
      people.map(async (person) => ({ person, body: await orderBody(person) })),
    )
    const creating = await Promise.all(
      bodies.map(({ person, body }) => time(() => person.call(createOrder, { body }))),
    )
    if (round < WARM_UP_ROUNDS) continue
    added.push(...adding)
    created.push(...creating)
  }
  return { createMs: percentile(created, 95), addToCartMs: percentile(added, 95) }
}

/** Several shoppers order the same products at once. */
function share(goods: readonly Good[], client: number, round: number): Good[] {
  return Array.from(
    { length: LINES },
    (_, at) => goods[(client * 37 + round * 11 + at * 53) % goods.length],
  ).filter((good) => good !== undefined)
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

async function orderBody(person: Person): Promise<OrderBody> {
  const { products } = await person.call(readCart, { body: {} })
  return toOrderBody(products)
}
