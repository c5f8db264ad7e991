import type { Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import {
  goodsTotalOf,
  KOPECKS_IN_BONUS,
  lineBonuses,
  maxWriteoff,
  rewardTotalOf,
} from '@/gateway/services/bonuses/order-bonuses'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { spendBonuses } from '@/gateway/services/bonuses/spend-bonuses'
import { loadCart } from '@/gateway/services/cart/load-cart'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { dropLines } from '@/gateway/services/cart/write-lines'
import { codeNumberOf, toRubles } from '@/gateway/services/cards/to-entity'
import { bonusProblems } from '@/gateway/services/orders/bonus-problems'
import { compareBasket, type OrderedLine } from '@/gateway/services/orders/compare-basket'
import { deliveryFee } from '@/gateway/services/checkout/delivery-fee'
import { refuseChanged } from '@/gateway/services/orders/order-conflict'
import { refuseWith, toKopecks } from '@/gateway/services/checkout/order-request'
import type { PreparedOrder } from '@/gateway/services/orders/prepare-order'
import { isIntervalOpen, promiseOf, type LinePromise } from '@/gateway/services/orders/promise'
import { takeFromStock } from '@/gateway/services/orders/take-from-stock'
import { writeOrder } from '@/gateway/services/orders/write-order'

// What a line's id begins with.
const INTERNAL_CODE_LENGTH = 11

type Terms = { lines: OrderedLine[]; promises: LinePromise[]; deliveryPrice: number; goodsTotal: number }

async function loadBasket(tx: Database, buyer: Buyer, { request, reference }: PreparedOrder) {
  const codes = request.orderBasket.flatMap(
    ({ productExternalId }) => codeNumberOf(productExternalId.slice(0, INTERNAL_CODE_LENGTH)) ?? [],
  )
  const entries = await loadCart(tx, reference, buyer.userId, { codes, lock: true })
  return compareBasket(request.orderBasket, entries, buyer, reference)
}

/** Settles prices, fee, bonuses and hours; refuses when any of them is not as the shopper saw it. */
async function settleTerms(tx: Database, buyer: Buyer, order: PreparedOrder): Promise<Terms> {
  const { request, choice, now } = order
  const { lines, conflicts } = await loadBasket(tx, buyer, order)
  const { isPickup } = choice.receipt
  const goodsTotal = goodsTotalOf(lines)
  const deliveryPrice = deliveryFee({ isPickup, isCorporate: buyer.isCorporate, goodsKopecks: goodsTotal })
  const promises = lines.map((line) => promiseOf(line, choice, now))
  const seenFee = isPickup ? undefined : request.delivery.price
  // Sums of an order whose lines do not hold say nothing yet.
  const areLinesAgreed = conflicts.length === 0
  const isFeeChanged = areLinesAgreed && seenFee !== undefined && toKopecks(seenFee) !== deliveryPrice
  const spendable = maxWriteoff(lines, buyer.balance)
  const isBonusChanged = areLinesAgreed && (request.writeoffBonuses ?? 0) > spendable
  const isIntervalGone = !isIntervalOpen(choice, promises, now)
  if (!areLinesAgreed || isFeeChanged || isBonusChanged || isIntervalGone) {
    throw refuseChanged({
      lines: conflicts,
      deliveryPrice: isFeeChanged ? toRubles(deliveryPrice) : null,
      writeoffBonuses: isBonusChanged ? spendable : null,
      isIntervalGone,
    })
  }
  return { lines, promises, deliveryPrice, goodsTotal }
}

function toOrderRow(
  { request, idempotencyKey, payment, company, choice, now }: PreparedOrder,
  buyer: Buyer,
  { goodsTotal, deliveryPrice }: Terms,
) {
  const { coordinates: _, ...organisation } = company
  const writeoffTotal = (request.writeoffBonuses ?? 0) * KOPECKS_IN_BONUS
  return {
    userId: buyer.userId,
    idempotencyKey,
    isCorporate: buyer.isCorporate,
    personCode: request.personCode,
    name: request.name,
    phone: request.phone,
    email: request.email,
    ...organisation,
    ...choice.receipt,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    isPaymentOnline: payment.isOnline,
    comment: request.comment || null,
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    total: goodsTotal - writeoffTotal + deliveryPrice,
    createdAt: now,
    updatedAt: now,
  }
}

/** Money in kopecks. */
export type PlacedOrder = {
  id: string
  number: string
  total: number
  isPaymentOnline: boolean
}

/** Makes the order within a transaction of a locked user: stock, bonuses, lines and the cart change together or not at all. */
export async function placeOrder(
  tx: Database,
  viewer: Pick<Viewer, 'userId'>,
  order: PreparedOrder,
): Promise<PlacedOrder> {
  const { request, reference, now } = order
  const buyer = await requireBuyer(tx, viewer, now)
  const problems = bonusProblems(request, buyer, order.payment.code)
  if (problems.length > 0) throw refuseWith(problems)
  const terms = await settleTerms(tx, buyer, order)
  const isEarning = !buyer.isCorporate && request.personCode === 'person_1'
  const writeoff = request.writeoffBonuses ?? 0
  const bonuses = lineBonuses(terms.lines, {
    writeoff,
    cashbackPercent: isEarning ? buyer.cashbackPercent : 0,
  })
  await takeFromStock(
    tx,
    terms.promises.flatMap(({ line, shares }) =>
      shares.map((share) => ({ ...share, productId: line.productId })),
    ),
  )
  const row = { ...toOrderRow(order, buyer, terms), reward: rewardTotalOf(bonuses) }
  const written = await writeOrder(
    tx,
    reference,
    row,
    terms.promises.map((promise, at) => ({ ...promise, bonuses: bonuses[at] ?? { writeoff: 0, reward: 0 } })),
  )
  const title = `Списание за заказ № ${written.number}`
  const spending = { userId: viewer.userId, amount: writeoff, title, orderId: written.id, now }
  if (!(await spendBonuses(tx, spending))) throw new Error('the balance of a locked user has changed')
  await dropLines(tx, viewer.userId, terms.lines)
  return { ...written, total: row.total, isPaymentOnline: order.payment.isOnline }
}
