import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { describeOrders, FAST, FILTER, NOW, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import {
  calculateBonuses,
  findBonusCard,
  listBonusOperations,
} from '@/lib/gateway/contracts/accounts/loyalty'
import { acceptDeskReturn, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'
import { cancelOrderProducts, readOrder } from '@/lib/gateway/contracts/orders/orders'

const KEY = 'key-of-the-warehouse'
const BUYERS = 2
const ORDERS_OF_EACH = 10
const START_BONUSES = 700
const PLENTY = 100_000
const SEED = 20_261_123
const OILS = { brand: 'Mann-Filter', article: 'W 712/75', supplierId: FAST }
const REQUESTED = [FILTER, PADS, OILS]
/** What the seed leads to: every tier, and all that may become of a line. */
const EVERYTHING = [
  '10 %',
  '3 %',
  '5 %',
  'a gift card',
  'a write-off',
  'called off',
  'called off in part',
  'given out',
  'refused',
  'taken back',
]

/** Numbers that look random and come again with every run. */
function createDice(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state + 0x6d_2b_79_f5) | 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) % max
  }
}

/** Result of the club's rules, computed without the gateway. */
function percentOf({ purchases, kopecks }: { purchases: number; kopecks: number }) {
  if (purchases >= 6 && kopecks > 2_500_000) return 10
  return purchases >= 3 && kopecks > 1_000_000 ? 5 : 3
}
const earned = (kopecks: number, percent: number) => Math.floor((kopecks * percent) / 10_000)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

type Line = { id: string; price: number; pieces: number; credited: number | undefined }
type Ledger = { balance: number; purchases: number; kopecks: number }

describeOrders(
  'a ledger kept beside the shop',
  ({ db, setOffer }) => {
    let gateway: TestGateway
    const dice = createDice(SEED)
    /** What has happened to the orders. */
    const met = new Set<string>()

    let manager: SignedIn

    beforeAll(async () => {
      gateway = await createTestGateway(db(), { now: () => NOW, ordersKey: KEY })
      manager = await signedIn(gateway, { permissions: ['moderator_type_permission'] })
      return () => gateway.close()
    })

    const setPrices = () =>
      Promise.all(
        (
          [
            [1, OWN],
            [1, SHOP],
            [6, FAST],
            [2, FAST],
          ] as const
        ).map(([product, supplier]) =>
          setOffer(product, supplier, { price: 100 + dice(400_000), quantity: PLENTY }),
        ),
      )

    async function fillCart(buyer: Buyer, percent: number) {
      const needed = REQUESTED.filter((_, at) => at === 0 || dice(2) === 0)
      await buyer.put(...needed.map((part) => ({ ...part, quantity: 1 + dice(9) })))
      const { products } = (await buyer.call(readCart, {})).body
      const item = products.map(({ productExternalId, price, quantity }) => ({
        id: productExternalId,
        price: price ?? 0,
        quantity,
      }))
      const requested = (await buyer.call(calculateBonuses, { body: { item } })).body.items
      products.forEach(({ price, quantity, bonuses }, at) => {
        const expected = earned(Math.round((price ?? 0) * 100) * quantity, percent)
        expect([bonuses, requested[at]?.bonuses]).toEqual([expected, expected])
      })
      return products.map(({ price, quantity }) => ({ price: Math.round((price ?? 0) * 100), quantity }))
    }

    async function writeoffsOf(orderNumber: string) {
      const rows = await db()
        .select({ id: orderLines.productExternalId, writeoff: orderLines.writeoff })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(eq(orders.number, orderNumber))
        .orderBy(asc(orderLines.position))
      return new Map(rows.map(({ id, writeoff }) => [id, writeoff]))
    }

    /** Compares an order with the ledger, and returns what its lines earn by it. */
    async function check(
      buyer: Buyer,
      orderNumber: string,
      lines: readonly Line[],
      writeoff: number,
      percent: number,
    ) {
      const order = (await buyer.call(readOrder, { body: { orderNumber } })).body
      const parts = await writeoffsOf(orderNumber)
      expect(sumOf([...parts.values()])).toBe(writeoff * 100)
      expect(order.total.totalWriteoff).toBe(writeoff)
      const rewards = lines.map((line) => {
        const part = parts.get(line.id) ?? 0
        expect(part % 100).toBe(0)
        return line.credited ?? earned(line.price * line.pieces - part, percent)
      })
      expect(
        lines.map(({ id }) => order.products.find((one) => one.productExternalId === id)?.bonuses),
      ).toEqual(rewards)
      expect(order.total.totalReward).toBe(sumOf(rewards))
      return new Map(lines.map(({ id }, at) => [id, rewards[at] ?? 0]))
    }

    const move = (orderNumber: string, productExternalId: string, status: 'issued' | 'refused') =>
      callGateway(
        gateway,
        moveOrder,
        { body: { orderNumber, products: [{ productExternalId, status }] } },
        { authorization: `Bearer ${KEY}` },
      )

    async function takeBack(orderNumber: string, productExternalId: string, quantity: number) {
      const { version } = (await manager.call(readDeskOrder, { body: { orderNumber } })).body
      const products = [{ productExternalId, quantity, isFit: true }]
      const idempotencyKey = `${orderNumber} ${version}`
      const body = { orderNumber, version, idempotencyKey, returnId: null, products }
      return manager.call(acceptDeskReturn, { body })
    }

    async function buyOnce(buyer: Buyer, bonusCardNumber: string, ledger: Ledger) {
      await setPrices()
      const percent = percentOf(ledger)
      const cart = await fillCart(buyer, percent)
      const most = Math.min(
        Math.floor(sumOf(cart.map(({ price, quantity }) => price * quantity)) / 200),
        sumOf(cart.map(({ price, quantity }) => Math.floor((price * quantity) / 100))),
        Math.max(0, ledger.balance),
      )
      let writeoff = dice(3) === 0 ? 0 : dice(most + 1)
      const owed = () => goods() - writeoff * 100
      const lines: Line[] = []
      const goods = () => sumOf(lines.map(({ price, pieces }) => price * pieces))
      const onCard = 1 + dice(2_000_000)
      const card = dice(2) === 0 ? undefined : await issueGiftCard(db(), onCard)
      const total = sumOf(cart.map(({ price, quantity }) => price * quantity)) - writeoff * 100
      met.add(`${percent} %`)
      if (writeoff > 0) met.add('a write-off')
      if (card) met.add('a gift card')
      let byCard = card ? 1 + dice(Math.min(onCard, total)) : 0
      const placed = await buyer.order({
        bonusCardNumber,
        writeoffBonuses: writeoff,
        ...(card && { giftCards: { codes: [card.code], amount: byCard / 100 } }),
      })
      expect(placed.status).toBe(200)
      const { orderNumber } = placed.body
      ledger.balance -= writeoff
      const { products } = (await buyer.call(readOrder, { body: { orderNumber } })).body
      lines.push(
        ...products.map(({ productExternalId, price, quantity }) => ({
          id: productExternalId,
          price: Math.round(price * 100),
          pieces: quantity,
          credited: undefined,
        })),
      )
      const checkGift = async () => {
        byCard = Math.min(byCard, owed())
        const { giftPaid } = (await buyer.call(readOrder, { body: { orderNumber } })).body
        expect(Math.round(giftPaid * 100)).toBe(byCard)
        if (card) expect(await card.balance()).toBe(onCard - byCard)
      }
      await check(buyer, orderNumber, lines, writeoff, percent)
      await checkGift()

      const callOff = async (line: Line, pieces: number, how: () => Promise<{ status: number }>) => {
        const part = (await writeoffsOf(orderNumber)).get(line.id) ?? 0
        expect((await how()).status).toBe(200)
        const left = line.pieces - pieces
        const returned = part / 100 - Math.floor((part * left) / line.pieces / 100)
        line.pieces = left
        ledger.balance += returned
        writeoff -= returned
        await checkGift()
      }
      for (;;) {
        const open = lines.filter(({ pieces, credited }) => pieces > 0 && credited === undefined)
        const line = open[dice(Math.max(open.length, 1))]
        if (!line) break
        const rewards = await check(buyer, orderNumber, lines, writeoff, percent)
        const received = lines.find(({ pieces, credited }) => pieces > 0 && credited !== undefined)
        const chance = dice(5)
        if (received?.credited !== undefined && dice(2) === 0) {
          const pieces = 1 + dice(received.pieces)
          await callOff(received, pieces, () => takeBack(orderNumber, received.id, pieces))
          const part = (await writeoffsOf(orderNumber)).get(received.id) ?? 0
          const reward = Math.min(received.credited, earned(received.price * received.pieces - part, percent))
          ledger.balance -= received.credited - reward
          received.credited = reward
          met.add('taken back')
        } else if (chance < 2) {
          expect((await move(orderNumber, line.id, 'issued')).status).toBe(200)
          met.add('given out')
          line.credited = rewards.get(line.id) ?? 0
          ledger.balance += line.credited
        } else if (chance === 2) {
          await callOff(line, line.pieces, () => move(orderNumber, line.id, 'refused'))
          met.add('refused')
        } else {
          const quantity = 1 + dice(line.pieces)
          const body = { orderNumber, products: [{ productExternalId: line.id, quantity }] }
          await callOff(line, quantity, () => buyer.call(cancelOrderProducts, { body }))
          met.add(line.pieces > 0 ? 'called off in part' : 'called off')
        }
      }
      await check(buyer, orderNumber, lines, writeoff, percent)
      if (lines.some(({ pieces, credited }) => pieces > 0 && credited !== undefined)) {
        ledger.purchases += 1
        ledger.kopecks += goods()
      }
    }

    async function listAll(buyer: Buyer) {
      const amounts: number[] = []
      for (let page = 1; ; page += 1) {
        const { items, pagination } = (await buyer.call(listBonusOperations, { body: { page } })).body
        amounts.push(...items.map(({ amount }) => amount))
        if (page >= pagination.pages) return amounts
      }
    }

    it(`agrees with it after ${BUYERS * ORDERS_OF_EACH} orders with write-offs, gift cards, parts called off, given out and taken back`, async () => {
      for (let count = 0; count < BUYERS; count += 1) {
        const buyer = await createBuyer(gateway)
        const number = await buyer.joinClub(START_BONUSES)
        const ledger = { balance: START_BONUSES, purchases: 0, kopecks: 0 }
        for (let order = 0; order < ORDERS_OF_EACH; order += 1) {
          await buyOnce(buyer, number, ledger)
          const card = (await buyer.call(findBonusCard, {})).body
          expect([card.balance, card.pending]).toEqual([Math.max(0, ledger.balance), 0])
        }
        expect(sumOf(await listAll(buyer))).toBe(ledger.balance)
      }
      expect([...met].toSorted()).toEqual(EVERYTHING)
    })
  },
  describeWithDatabase,
)
