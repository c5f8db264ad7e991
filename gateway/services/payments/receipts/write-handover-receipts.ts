import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { ReceiptLine } from '@/gateway/core/ports/receipt'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/orders'
import { loadMarkCodes } from '@/gateway/services/mark-codes/mark-codes'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { LineRow, OrderRow } from '@/gateway/services/orders/to-order'
import { wakePaymentWorker } from '@/gateway/services/payments/close-open-payments'
import { DELIVERY_KEY, linesLeft } from '@/gateway/services/payments/receipts/receipt-lines'

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
  return taken.map(({ id, receipt }) => ({
    id,
    receipt,
    followed: [...returned, ...settled].flatMap((one) =>
      one.paymentId === id ? (one.receipt?.lines ?? []) : [],
    ),
  }))
}

/**
 * Writes a receipt for what is handed over of a locked order and was paid before (54-ФЗ: the prepayment is settled). Repeated, it writes
 * nothing; a payment without a receipt has none here either.
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
  const due = (await loadReceipts(tx, order.id)).flatMap(({ id, receipt, followed }) => {
    if (!receipt) return []
    const lines = linesLeft(receipt.lines.filter(isPrepaid), followed)
    if (lines.length === 0) return []
    return [
      {
        id,
        receipt: { ...receipt, lines: lines.map((line) => toSettled(line, codes.get(Number(line.key)))) },
      },
    ]
  })
  if (due.length === 0) return
  await tx.insert(handoverReceipts).values(
    due.map(({ id, receipt }) => ({
      paymentId: id,
      reference: randomUUID(),
      receipt,
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
