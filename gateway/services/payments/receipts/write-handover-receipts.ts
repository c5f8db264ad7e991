import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Receipt, ReceiptLine } from '@/gateway/core/ports/receipt'
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
import { readReceipted } from '@/gateway/services/payments/receipts/receipt-of-order'
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
  return taken.flatMap(({ id, receipt }, at) => {
    if (!receipt) return []
    const followed = [...(cameBack[at] ?? []), ...linesFor(id, settled)]
    return { id, receipt, prepaid: linesLeft(receipt.lines.filter(isPrepaid), followed) }
  })
}

function isPrepaid({ method }: ReceiptLine): boolean {
  return method === 'full_prepayment'
}

type Prepayment = { id: string; receipt: Receipt; prepaid: readonly ReceiptLine[] }

/** What each prepayment settles of the lines that are due: its own part, and of one what advances paid. No line is settled above its price. */
function shareOut(
  due: readonly ReceiptLine[],
  taken: readonly Prepayment[],
  advances: ReadonlyMap<string, number>,
) {
  const settled = taken.map((payment) => ({ ...payment, lines: new Map<string, ReceiptLine>() }))
  for (const line of due) {
    let left = line.sumKopecks
    const settle = (payment: (typeof settled)[number] | undefined, sum = 0) => {
      const part = Math.min(left, sum)
      if (!payment || part <= 0) return
      left -= part
      const sumKopecks = part + (payment.lines.get(line.key)?.sumKopecks ?? 0)
      payment.lines.set(line.key, { ...line, sumKopecks })
    }
    const ownOf = ({ prepaid }: Prepayment) => prepaid.find(({ key }) => key === line.key)?.sumKopecks
    for (const payment of settled) settle(payment, ownOf(payment))
    settle(settled.find(ownOf) ?? settled[0], advances.get(line.key))
  }
  return settled.map(({ id, receipt, lines }) => ({ id, receipt, lines: [...lines.values()] }))
}

/**
 * Writes a receipt for what is handed over of a locked order and was paid before (54-ФЗ: the prepayment is settled), the part with it that
 * advances paid: gift cards, and money that was receipted for what is bought no more. Repeated, it writes nothing; a payment without a
 * receipt has none here either.
 */
export async function writeHandoverReceipts(tx: Database, order: OrderRow, now: Date) {
  const orderLines = await loadOrderLines(tx, order.id)
  const keys = keysOfHandedOver(order, orderLines)
  if (keys.size === 0) return
  const lines = linesOfOrder(order, orderLines, await readVatPercent(tx))
  const receipted = await readReceipted(tx, order.id)
  const due = linesLeft(lines, receipted.handed).filter(({ key }) => keys.has(key))
  // A refund of the same transaction may just have returned a part to the cards.
  const [money] = await tx.select({ gift: orders.giftTotal }).from(orders).where(eq(orders.id, order.id))
  const advances = advanceByKey(lines, receipted, money?.gift ?? 0)
  const receipts = shareOut(due, await loadReceipts(tx, order.id), advances).filter(
    (one) => one.lines.length > 0,
  )
  if (receipts.length === 0) return
  const codes = await loadMarkCodes(
    tx,
    orderLines.map(({ id }) => id),
  )
  await tx.insert(handoverReceipts).values(
    receipts.map(({ id, receipt, lines: settled }) => ({
      paymentId: id,
      reference: randomUUID(),
      receipt: {
        ...receipt,
        lines: settled.map((line) => toSettled(line, codes.get(Number(line.key)))),
      },
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
