import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { loadMarkCodes } from '@/gateway/services/mark-codes/mark-codes'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { wakePaymentWorker } from '@/gateway/services/open-payments/close-open-payments'
import {
  advanceByKey,
  DELIVERY_KEY,
  linesLeft,
  linesOfOrder,
  returnedByReceipt,
} from '@/gateway/services/payments/receipts/receipt-lines'
import { receiptedLines } from '@/gateway/services/payments/receipts/receipt-of-order'
import { readVatPercent } from '@/gateway/services/seller/read-seller'

/** Keys of the receipt lines that the buyer has: a line is handed over whole, the delivery with the last of them. */
function keysOfHandedOver(order: OrderRow, lines: readonly LineRow[]): Set<string> {
  const keys = lines.filter(({ status }) => status === 'issued').map(({ id }) => String(id))
  return new Set(order.status === 'issued' ? [...keys, DELIVERY_KEY] : keys)
}

/** Receipts of the order's payments so far: those of its prepayments, and those that came of them. */
async function loadReceipts(tx: Database, orderId: string) {
  const taken = await tx
    .select({ id: payments.id, receipt: payments.receipt })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
  const ids = taken.map(({ id }) => id)
  const returned = await tx
    .select({ paymentId: refunds.paymentId, receipt: refunds.receipt })
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
  const settled = await tx
    .select({ paymentId: handoverReceipts.paymentId, receipt: handoverReceipts.receipt })
    .from(handoverReceipts)
    .where(inArray(handoverReceipts.paymentId, ids))
  const linesFor = (id: string, rows: readonly (typeof returned)[number][]) =>
    rows.flatMap(({ paymentId, receipt }) => (paymentId === id ? (receipt?.lines ?? []) : []))
  const cameBack = returnedByReceipt(
    taken.map(({ id, receipt }) => ({ lines: receipt?.lines ?? [], returned: linesFor(id, returned) })),
  )
  return {
    taken: taken.map(({ id, receipt }, at) => ({
      id,
      receipt,
      followed: [...(cameBack[at] ?? []), ...linesFor(id, settled)],
    })),
    settledKeys: new Set(settled.flatMap(({ receipt }) => receipt.lines.map(({ key }) => key))),
  }
}

/** What of the order was paid by advances: gift cards, and money that was receipted for what is bought no more. */
async function advancesOf(
  tx: Database,
  order: OrderRow,
  orderLines: readonly LineRow[],
): Promise<ReceiptLine[]> {
  // A refund of the same transaction may just have returned a part to the cards.
  const [money] = await tx.select({ gift: orders.giftTotal }).from(orders).where(eq(orders.id, order.id))
  const lines = linesOfOrder(order, orderLines, await readVatPercent(tx))
  const sums = advanceByKey(lines, await receiptedLines(tx, order.id), money?.gift ?? 0)
  return lines.flatMap((line) => {
    const sumKopecks = sums.get(line.key) ?? 0
    return sumKopecks > 0 ? { ...line, sumKopecks } : []
  })
}

function withAdvance(lines: readonly ReceiptLine[], advance: ReceiptLine): ReceiptLine[] {
  const prepaid = lines.find(({ key }) => key === advance.key)
  const sumKopecks = advance.sumKopecks + (prepaid?.sumKopecks ?? 0)
  return [...lines.filter((line) => line !== prepaid), { ...advance, sumKopecks }]
}

/**
 * Writes a receipt for what is handed over of a locked order and was paid before (54-ФЗ: the prepayment is settled), the part that gift
 * cards paid with it. Repeated, it writes nothing; a payment without a receipt has none here either.
 */
export async function writeHandoverReceipts(tx: Database, order: OrderRow, now: Date) {
  const orderLines = await loadOrderLines(tx, order.id)
  const keys = keysOfHandedOver(order, orderLines)
  if (keys.size === 0) return
  const codes = await loadMarkCodes(
    tx,
    orderLines.map(({ id }) => id),
  )
  const isPrepaid = ({ key, method }: ReceiptLine) => method === 'full_prepayment' && keys.has(key)
  const receipts = await loadReceipts(tx, order.id)
  const taken = receipts.taken.flatMap(({ receipt, followed, ...one }) =>
    receipt ? { ...one, receipt, lines: linesLeft(receipt.lines.filter(isPrepaid), followed) } : [],
  )
  for (const advance of await advancesOf(tx, order, orderLines)) {
    if (!keys.has(advance.key) || receipts.settledKeys.has(advance.key)) continue
    const payment = taken.find(({ lines }) => lines.some(({ key }) => key === advance.key)) ?? taken[0]
    if (payment) payment.lines = withAdvance(payment.lines, advance)
  }
  const due = taken.filter(({ lines }) => lines.length > 0)
  if (due.length === 0) return
  await tx.insert(handoverReceipts).values(
    due.map(({ id, receipt, lines }) => ({
      paymentId: id,
      reference: randomUUID(),
      receipt: { ...receipt, lines: lines.map((line) => toSettled(line, codes.get(Number(line.key)))) },
      nextAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await wakePaymentWorker(tx)
}

function toSettled(line: ReceiptLine, codes: string[] | undefined): ReceiptLine {
  return { ...line, method: 'full_payment', ...(codes?.length === line.quantity && { markCodes: codes }) }
}
