import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Receipt, ReceiptLine } from '@/gateway/core/ports/receipt'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { receiptContact } from '@/gateway/services/payments/receipts/receipt-contact'
import {
  addLines,
  linesBeyond,
  linesLeft,
  linesOfOrder,
  linesToReturn,
  type Receipted,
} from '@/gateway/services/payments/receipts/receipt-lines'
import { readVatPercent } from '@/gateway/services/seller/read-seller'

/** An order as it stood before a change that gives money back. */
export type OrderBefore = { order: OrderRow; lines: readonly LineRow[] }

type WithReceipt = { receipt: Receipt | null }

function linesOf(rows: readonly WithReceipt[], isHanded: boolean): ReceiptLine[] {
  const lines = rows.flatMap(({ receipt }) => receipt?.lines ?? [])
  return lines.filter(({ method }) => (method === 'full_payment') === isHanded)
}

/** Lines of the receipts for money that is still the shop's. A hand-over settles the prepayment of its lines. */
export async function readReceipted(tx: Database, orderId: string): Promise<Receipted> {
  const isTaken = and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded'))
  const taken = await tx.select({ receipt: payments.receipt }).from(payments).where(isTaken)
  const returned = await tx
    .select({ receipt: refunds.receipt })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  const settled = await tx
    .select({ receipt: handoverReceipts.receipt })
    .from(handoverReceipts)
    .innerJoin(payments, eq(payments.id, handoverReceipts.paymentId))
    .where(isTaken)
  const settledLines = linesOf(settled, true)
  return {
    prepaid: linesLeft(addLines(linesOf(taken, false)), [...linesOf(returned, false), ...settledLines]),
    handed: linesLeft(addLines(linesOf(taken, true), settledLines), linesOf(returned, true)),
  }
}

/** The receipt for a payment of a locked order: its products and delivery, less what receipts were given for. */
export async function receiptForPayment(
  tx: Database,
  order: OrderRow,
  amountKopecks: number,
): Promise<Receipt | undefined> {
  const now = linesOfOrder(order, await loadOrderLines(tx, order.id), await readVatPercent(tx))
  const { prepaid, handed } = await readReceipted(tx, order.id)
  const lines = linesBeyond(now, [...prepaid, ...handed], amountKopecks)
  return lines && { contact: await receiptContact(tx, order), lines }
}

/** The receipts for money that goes back from a locked order, one for each of the sums. */
export async function receiptsForRefunds(
  tx: Database,
  order: OrderRow,
  sums: readonly number[],
  before?: OrderBefore,
): Promise<(Receipt | undefined)[]> {
  const vatPercent = await readVatPercent(tx)
  const now = linesOfOrder(order, await loadOrderLines(tx, order.id), vatPercent)
  const costs = { before: before ? linesOfOrder(before.order, before.lines, vatPercent) : now, now }
  const contact = await receiptContact(tx, order)
  return linesToReturn(await readReceipted(tx, order.id), costs, sums).map(
    (lines) => lines && { contact, lines },
  )
}
