import { and, eq, inArray, ne } from 'drizzle-orm'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Receipt } from '@/gateway/core/ports/receipt'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { buildReceiptPdf } from '@/gateway/services/documents/build-receipt-pdf'
import { moscowDay, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { toOrderDocument } from '@/gateway/services/documents/order-document'
import { requireBillable } from '@/gateway/services/documents/bill'
import { buildOrderPdf } from '@/gateway/services/documents/order-pdf'
import { buildOrderWorkbook } from '@/gateway/services/documents/build-order-workbook'
import { readBillOfOrder } from '@/gateway/services/documents/read-bill-of-order'
import { readSeller } from '@/gateway/services/seller/read-seller'
import {
  findOwnOrder,
  loadOrderLines,
  type OrderReader,
  type OrderScope,
} from '@/gateway/services/orders/read-order'

export type DocumentRequest = { orderNumber: string; useMarkup: boolean }

async function readOrderDocument(
  { db }: CoreDeps,
  reader: OrderReader,
  { orderNumber, useMarkup }: DocumentRequest,
  scope: OrderScope = {},
) {
  const order = await findOwnOrder(db, reader, orderNumber, scope)
  return toOrderDocument(order, await loadOrderLines(db, order.id), { useMarkup })
}

/** The order as a spreadsheet. */
export async function readOrderWorkbook(
  deps: CoreDeps,
  reader: OrderReader,
  request: DocumentRequest,
  scope: OrderScope = {},
) {
  return buildOrderWorkbook(await readOrderDocument(deps, reader, request, scope))
}

export async function readOrderPdf(deps: CoreDeps, reader: OrderReader, request: DocumentRequest) {
  return buildOrderPdf(await readOrderDocument(deps, reader, request), await readSeller(deps))
}

/** The bill names only the remaining products, at what the buyer owes: a margin is between him and his own clients. */
export async function readBillPdf(
  deps: CoreDeps,
  reader: OrderReader,
  { orderNumber }: Pick<DocumentRequest, 'orderNumber'>,
) {
  const order = await findOwnOrder(deps.db, reader, orderNumber)
  requireBillable(order)
  const bill = await readBillOfOrder(deps, order.id)
  if (!bill) throw gatewayError('conflict', 'Счёт выставит менеджер: реквизиты магазина ещё не указаны.')
  return bill
}

/** The receipts of the order's payments, hand-overs and refunds, oldest first. */
export async function readReceiptPdf(
  deps: CoreDeps,
  reader: OrderReader,
  { orderNumber }: Pick<DocumentRequest, 'orderNumber'>,
) {
  const { db } = deps
  const order = await findOwnOrder(db, reader, orderNumber)
  const taken = await db
    .select({ at: payments.createdAt, receipt: payments.receipt })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'succeeded')))
  const returned = await db
    .select({ at: refunds.createdAt, receipt: refunds.receipt })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.status, 'failed')))
  const settled = await db
    .select({ at: handoverReceipts.createdAt, receipt: handoverReceipts.receipt })
    .from(handoverReceipts)
    .innerJoin(payments, eq(payments.id, handoverReceipts.paymentId))
    .where(and(eq(payments.orderId, order.id), inArray(handoverReceipts.status, ['pending', 'done'])))
  const given = [
    ...toGiven('Приход', taken),
    ...toGiven('Зачёт предоплаты', settled),
    ...toGiven('Возврат прихода', returned),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (given.length === 0) throw notFound('Чека по этому заказу пока нет.')
  return buildReceiptPdf(order.number, given, await readSeller(deps))
}

function toGiven(title: string, rows: readonly { at: Date; receipt: Receipt | null }[]) {
  return rows.flatMap(({ at, receipt }) =>
    receipt ? { at, title, day: toWireDay(moscowDay(at)), receipt } : [],
  )
}
