import type * as z from 'zod'
import type { orderEvents, orderLines, orders } from '@/gateway/db/schema/orders'
import type { refunds } from '@/gateway/db/schema/payments'
import { KOPECKS_IN_BONUS } from '@/gateway/services/bonuses/order-bonuses'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { toWireDay } from '@/gateway/services/delivery/moscow-time'
import type { Payment } from '@/gateway/services/checkout/load-choices'
import { isDeliveryOpen } from '@/gateway/services/delivery/agreed-delivery'
import { boughtPieces } from '@/gateway/services/orders/bought-pieces'
import { carOfLine, carsOfOrder } from '@/gateway/services/orders/cars-of-order'
import { openPiecesOf, type ReturnRow } from '@/gateway/services/orders/load-returns'
import { returnTermsOf } from '@/gateway/services/orders/return-terms'
import { STATUSES, toWireStatus } from '@/gateway/services/orders/statuses'
import type { WorkHours } from '@/lib/parts/terms/promise'
import type {
  orderDetail,
  orderLine,
  orderReturn,
  orderSummary,
} from '@/lib/gateway/contracts/orders/order-shapes'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type EventRow = typeof orderEvents.$inferSelect

const SHOWN_PICTURES = 4
const MARKUP_PARTS = 100

/** Pieces of a line that the buyer may still cancel. */
export function cancellableQuantity({ status, quantity, cancelledQuantity }: LineRow) {
  return STATUSES[status].isCancellable ? quantity - cancelledQuantity : 0
}

export function isPayable({ isPaymentOnline, paidTotal, total, status }: OrderRow) {
  return isPaymentOnline && total > paidTotal && status !== 'cancelled' && status !== 'refused'
}

function isPaidAtCounter(order: OrderRow) {
  return (order.status === 'issued' || order.status === 'returned') && paysAtCounter(order)
}

/** Paid as it is handed over, which no payment records. */
export function paysAtCounter({ isPaymentOnline, paymentCode }: OrderRow) {
  return !isPaymentOnline && paymentCode !== BILL_CODE
}

/** Whether there is something left to pay: an order that was paid, handed over for money or cancelled has no bill. */
export function isBillable(order: OrderRow) {
  const { total, paidTotal, status } = order
  if (status === 'cancelled' || status === 'refused') return false
  return total > paidTotal && !isPaidAtCounter(order)
}

/** The latest promised day of the awaited products; undefined when nothing is awaited. */
export function expectedMoment(order: OrderRow, lines: readonly LineRow[]): Date | undefined {
  const moments = lines.flatMap(({ expectedAt, status }) =>
    expectedAt && STATUSES[status].isAwaited ? [expectedAt.getTime()] : [],
  )
  return moments.length > 0 && order.archivedAt === null ? new Date(Math.max(...moments)) : undefined
}

export function toOrderSummary(order: OrderRow, lines: readonly LineRow[]): z.input<typeof orderSummary> {
  return {
    id: order.id,
    orderNumber: order.number,
    createdAt: order.createdAt.toISOString(),
    status: toWireStatus(order.status),
    totalPrice: toRubles(order.total),
    orderedPrice: toRubles(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    linesCount: lines.filter((line) => boughtPieces(line) > 0).length || lines.length,
    isPaid: order.total > 0 && (order.paidTotal >= order.total || isPaidAtCounter(order)),
    isPayable: isPayable(order),
    isBillable: isBillable(order),
    isPickup: order.isPickup,
    destination: order.address,
    deliveryDate: expectedMoment(order, lines)?.toISOString() ?? null,
    cars: carsOfOrder(order, lines),
    pictures: lines.flatMap(({ pictures }) => pictures[0] ?? []).slice(0, SHOWN_PICTURES),
  }
}

/** Bought pieces; of a line cancelled or returned altogether, the former ones. */
function shownQuantity({ quantity, cancelledQuantity, returnedQuantity }: LineRow) {
  const received = quantity - cancelledQuantity
  return received - returnedQuantity || received || quantity
}

/** Price of one piece with its share of the write-off, to the nearest kopeck; null when bonuses paid nothing. */
function discountPrice({ price, quantity, cancelledQuantity, returnedQuantity, writeoff }: LineRow) {
  const left = quantity - cancelledQuantity - returnedQuantity
  return writeoff > 0 && left > 0 ? toRubles(Math.round((price * left - writeoff) / left)) : null
}

export function toOrderLine(
  line: LineRow,
  { returns, now }: { returns: readonly ReturnRow[]; now: Date },
): z.input<typeof orderLine> {
  const { pieces, until } = returnTermsOf(line, openPiecesOf(returns, line.id), now)
  return {
    productExternalId: line.productExternalId,
    brand: line.brand,
    brandExternalId: line.brandExternalId,
    article: line.article,
    title: line.title,
    arusCode: line.arusCode,
    pictures: line.pictures,
    supplierId: line.supplierId,
    supplier: line.supplier,
    quantity: shownQuantity(line),
    unit: line.unit,
    cancelledQuantity: line.cancelledQuantity,
    refusedQuantity: line.refusedQuantity,
    refusedReason: line.refusedReason,
    price: toRubles(line.price),
    markup: line.markup / MARKUP_PARTS,
    priceDiscount: discountPrice(line),
    bonuses: line.reward,
    promotion: line.reward > 0 ? line.promotion : null,
    status: toWireStatus(line.status),
    statusReason: line.statusReason,
    deliveryDate: STATUSES[line.status].isAwaited ? (line.expectedAt?.toISOString() ?? null) : null,
    cancellableQuantity: cancellableQuantity(line),
    returnedQuantity: line.returnedQuantity,
    returnableQuantity: pieces,
    returnUntil: until?.toISOString() ?? null,
    multiplicity: line.multiplicity,
    goods: { product: line.vendorId === OWN_VENDOR_ID },
    car: carOfLine(line),
  }
}

function toDelivery(order: OrderRow, work: WorkHours | null) {
  return {
    title: order.deliveryTitle,
    address: order.address,
    date: order.deliveryDate === null ? null : toWireDay(order.deliveryDate),
    time: order.deliveryTime,
    comment: order.deliveryComment,
    work,
  }
}

type DetailFacts = {
  work: WorkHours | null
  others: readonly Payment[]
  returns: readonly ReturnRow[]
  hasReceipt: boolean
  sendsMail: boolean
  /** Whether the seller's bank is set. */
  canBill: boolean
  now: Date
}

export function toReturn(row: ReturnRow, lines: readonly LineRow[]): z.input<typeof orderReturn> {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    comment: row.comment,
    answer: row.answer,
    products: row.lines.map(({ lineId, quantity, reason, acceptedQuantity }) => ({
      productExternalId: lines.find(({ id }) => id === lineId)?.productExternalId ?? '',
      quantity,
      reason,
      acceptedQuantity,
    })),
    photos: [...row.photos],
    refunded: toRubles(row.refunded),
  }
}

export function toOrderDetail(
  order: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  returned: readonly RefundRow[],
  { work, others, returns, hasReceipt, sendsMail, canBill, now }: DetailFacts,
): z.input<typeof orderDetail> {
  const { personCode, name, phone, email, company, inn, kpp, clientTitle: client } = order
  return {
    ...toOrderSummary(order, lines),
    isBillable: canBill && isBillable(order),
    products: lines.map((line) => toOrderLine(line, { returns, now })),
    total: {
      totalPrice: toRubles(order.goodsTotal),
      totalPriceDiscount: toRubles(order.goodsTotal - order.writeoffTotal),
      totalWriteoff: order.writeoffTotal / KOPECKS_IN_BONUS,
      totalReward: order.reward,
      totalRewardDiscount: order.reward,
    },
    deliveryPrice: toRubles(order.deliveryPrice),
    isDeliveryAgreed: isDeliveryOpen(order),
    paid: toRubles(order.paidTotal),
    giftPaid: toRubles(order.giftTotal),
    delivery: toDelivery(order, work),
    pickupCode: order.archivedAt === null ? order.pickupCode : null,
    payment: { code: order.paymentCode, title: order.paymentTitle },
    otherPayments: others.map(({ externalId, title }) => ({ externalId, title })),
    person: { code: personCode, name, phone, email, company, inn, kpp, client },
    comment: order.comment,
    isCancellable: lines.some((line) => cancellableQuantity(line) > 0),
    hasReceipt,
    sendsMail,
    history: events.map(({ createdAt, title }) => ({ at: createdAt.toISOString(), title })),
    returns: returns.map((row) => toReturn(row, lines)),
    refunds: returned.map(({ id, createdAt, amount, status }) => ({
      id,
      at: createdAt.toISOString(),
      amount: toRubles(amount),
      status,
    })),
  }
}
