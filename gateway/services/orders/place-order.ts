import { randomInt } from 'node:crypto'
import type { Database } from '@/gateway/core/database'
import { formatPrice } from '@/gateway/core/text/format-price'
import { toPhone } from '@/gateway/core/contact'
import type { Viewer } from '@/gateway/core/viewer'
import { orderEvents } from '@/gateway/db/schema/orders'
import {
  goodsTotalOf,
  KOPECKS_IN_BONUS,
  lineBonuses,
  maxWriteoff,
  rewardTotalOf,
} from '@/gateway/services/bonuses/order-bonuses'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { spendGiftCards } from '@/gateway/services/gift-cards/spend-gift-cards'
import { spendBonuses } from '@/gateway/services/bonuses/spend-bonuses'
import { codeOfLine } from '@/gateway/services/cart/line-id'
import { loadCart } from '@/gateway/services/cart/load-cart'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { dropLines } from '@/gateway/services/cart/write-lines'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { bonusProblems } from '@/gateway/services/orders/bonus-problems'
import { compareBasket, type OrderedLine } from '@/gateway/services/orders/compare-basket'
import { termsFor } from '@/gateway/services/delivery-fees/delivery-terms'
import { refuseChanged } from '@/gateway/services/orders/order-conflict'
import { refuseWith, toKopecks, type OrderRequest } from '@/gateway/services/checkout/order-request'
import type { PreparedOrder } from '@/gateway/services/orders/prepare-order'
import { isIntervalOpen, promiseOf, type LinePromise } from '@/gateway/services/orders/promise-lines'
import { takeFromStock } from '@/gateway/services/orders/take-from-stock'
import { writeOrder } from '@/gateway/services/orders/write-order'
import { deliveryFee } from '@/lib/parts/terms/delivery-fee'

type Terms = {
  lines: OrderedLine[]
  promises: LinePromise[]
  deliveryPrice: number
  isDeliveryAgreed: boolean
  goodsTotal: number
}

async function loadBasket(tx: Database, buyer: Buyer, { request, reference }: PreparedOrder) {
  const codes = request.orderBasket.flatMap(({ productExternalId }) => codeOfLine(productExternalId) ?? [])
  const entries = await loadCart(tx, reference, buyer.userId, { codes, lock: true })
  return compareBasket(request.orderBasket, entries, buyer, reference)
}

/** Kopecks that the delivery takes, by the rules of the moment, and whether a carrier's price comes on top. */
async function settleFee(
  tx: Database,
  { isCorporate }: Buyer,
  { choice }: PreparedOrder,
  { lines, goodsTotal }: Pick<Terms, 'lines' | 'goodsTotal'>,
) {
  const terms = await termsFor(
    tx,
    choice.sector,
    lines.map(({ productId }) => productId),
  )
  const fee = deliveryFee({ isPickup: false, isCorporate, goods: toRubles(goodsTotal) }, terms)
  return { deliveryPrice: toKopecks(fee), isDeliveryAgreed: !isCorporate && terms.isAgreed === true }
}

const NO_FEE = { deliveryPrice: 0, isDeliveryAgreed: false }

/** Settles prices, fee, bonuses and hours; refuses when any of them differs from what the shopper saw. */
async function settleTerms(tx: Database, buyer: Buyer, order: PreparedOrder): Promise<Terms> {
  const { request, choice, now } = order
  const { lines, conflicts } = await loadBasket(tx, buyer, order)
  const { isPickup } = choice.receipt
  const goodsTotal = goodsTotalOf(lines)
  const fee = isPickup ? NO_FEE : await settleFee(tx, buyer, order, { lines, goodsTotal })
  const { deliveryPrice, isDeliveryAgreed } = fee
  const promises = lines.map((line) => promiseOf(line, choice, now))
  const seenFee = isPickup ? undefined : request.delivery.price
  // Sums of an order with invalid lines have no meaning yet.
  const areLinesAgreed = conflicts.length === 0
  const isFeeSeen =
    seenFee === undefined ||
    (toKopecks(seenFee) === deliveryPrice && (request.delivery.isAgreed ?? false) === isDeliveryAgreed)
  const isFeeChanged = areLinesAgreed && !isFeeSeen
  const spendable = maxWriteoff(lines, buyer.balance)
  const isBonusChanged = areLinesAgreed && (request.writeoffBonuses ?? 0) > spendable
  const isIntervalGone = !isIntervalOpen(choice, promises, now)
  if (!areLinesAgreed || isFeeChanged || isBonusChanged || isIntervalGone) {
    throw refuseChanged(
      {
        lines: conflicts,
        deliveryPrice: isFeeChanged ? toRubles(deliveryPrice) : null,
        writeoffBonuses: isBonusChanged ? spendable : null,
        giftAmount: null,
        isIntervalGone,
      },
      { isDeliveryAgreed },
    )
  }
  return { lines, promises, ...fee, goodsTotal }
}

/** Valid only together with the order's number, so that four digits are enough. */
function newPickupCode() {
  return String(randomInt(10_000)).padStart(4, '0')
}

function toOrderRow(
  { request, idempotencyKey, payment, company, choice, now }: PreparedOrder,
  buyer: Buyer,
  { goodsTotal, deliveryPrice, isDeliveryAgreed }: Terms,
) {
  const { coordinates: _, ...organisation } = company
  const writeoffTotal = (request.writeoffBonuses ?? 0) * KOPECKS_IN_BONUS
  const giftTotal = giftKopecks(request)
  return {
    userId: buyer.userId,
    idempotencyKey,
    isCorporate: buyer.isCorporate,
    personCode: request.personCode,
    name: request.name,
    phone: toPhone(request.phone),
    email: request.email,
    ...organisation,
    ...choice.receipt,
    pickupCode: choice.receipt.isPickup ? newPickupCode() : null,
    paymentCode: payment.code,
    paymentTitle: payment.title,
    isPaymentOnline: payment.isOnline,
    comment: request.comment || null,
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    isDeliveryAgreed,
    total: goodsTotal - writeoffTotal + deliveryPrice,
    giftTotal,
    paidTotal: giftTotal,
    createdAt: now,
    updatedAt: now,
  }
}

/** Money in kopecks. */
export type PlacedOrder = {
  id: string
  number: string
  total: number
  paidTotal: number
  isPaymentOnline: boolean
}

function giftKopecks({ giftCards }: OrderRequest) {
  return giftCards ? toKopecks(giftCards.amount) : 0
}

function refuseGift(available: number) {
  return refuseChanged({
    lines: [],
    deliveryPrice: null,
    writeoffBonuses: null,
    giftAmount: toRubles(available),
    isIntervalGone: false,
  })
}

/** Takes the agreed sum from the gift cards, which stay locked until the order is there. */
async function payByGiftCards(
  tx: Database,
  { request, now }: PreparedOrder,
  order: { id: string; total: number },
) {
  const amount = giftKopecks(request)
  if (amount === 0) return
  if (amount > order.total) throw refuseGift(order.total)
  const codes = request.giftCards?.codes ?? []
  const { available } = await spendGiftCards(tx, { codes, amount, orderId: order.id, now })
  if (available < amount) throw refuseGift(available)
  const title = `Оплачено подарочной картой ${formatPrice(amount)}`
  await tx.insert(orderEvents).values({ orderId: order.id, title, createdAt: now })
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
  const cashbackPercent = isEarning ? buyer.cashbackPercent : 0
  const bonuses = lineBonuses(terms.lines, { writeoff, cashbackPercent })
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
    terms.promises.map((promise, at) => ({
      ...promise,
      bonuses: bonuses[at] ?? { writeoff: 0, reward: 0 },
      cashbackPercent,
    })),
  )
  const title = `Списание за заказ № ${written.number}`
  const spending = { userId: viewer.userId, amount: writeoff, title, orderId: written.id, now }
  if (!(await spendBonuses(tx, spending))) throw new Error('the balance of a locked user has changed')
  await payByGiftCards(tx, order, { id: written.id, total: row.total })
  await dropLines(tx, viewer.userId, terms.lines)
  return { ...written, total: row.total, paidTotal: row.paidTotal, isPaymentOnline: order.payment.isOnline }
}
