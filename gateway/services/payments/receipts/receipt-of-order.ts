import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Receipt, ReceiptLine } from '@/gateway/core/ports/receipt'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { receiptContact } from '@/gateway/services/payments/receipts/receipt-contact'
import {
  addLines,
  linesBeyond,
  linesLeft,
  linesOfOrder,
  linesToReturn,
} from '@/gateway/services/payments/receipts/receipt-lines'
import { readVatPercent } from '@/gateway/services/seller/read-seller'

/** Lines of the receipts for money that is still the shop's. */
export async function receiptedLines(tx: Database, orderId: string): Promise<ReceiptLine[]> {
  const taken = await tx
    .select({ receipt: payments.receipt })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
  const returned = await tx
    .select({ receipt: refunds.receipt })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  return linesLeft(
    addLines(taken.flatMap(({ receipt }) => receipt?.lines ?? [])),
    returned.flatMap(({ receipt }) => receipt?.lines ?? []),
  )
}

/** Keys of the lines whose prepayment was settled: what goes back of them was handed over. */
async function settledKeys(tx: Database, orderId: string): Promise<Set<string>> {
  const settled = await tx
    .select({ receipt: handoverReceipts.receipt })
    .from(handoverReceipts)
    .innerJoin(payments, eq(payments.id, handoverReceipts.paymentId))
    .where(eq(payments.orderId, orderId))
  return new Set(settled.flatMap(({ receipt }) => receipt.lines.map(({ key }) => key)))
}

/** The receipt for a payment of a locked order: its products and delivery, less what receipts were given for. */
export async function receiptForPayment(
  tx: Database,
  order: OrderRow,
  amountKopecks: number,
): Promise<Receipt | undefined> {
  const now = linesOfOrder(order, await loadOrderLines(tx, order.id), await readVatPercent(tx))
  const lines = linesBeyond(now, await receiptedLines(tx, order.id), amountKopecks)
  return lines && { contact: await receiptContact(tx, order), lines }
}

/** The receipts for money that goes back from a locked order, one for each of the sums: what was receipted beyond what it costs now. */
export async function receiptsForRefunds(
  tx: Database,
  order: OrderRow,
  sums: readonly number[],
): Promise<(Receipt | undefined)[]> {
  const now = linesOfOrder(order, await loadOrderLines(tx, order.id), await readVatPercent(tx))
  let left = await receiptedLines(tx, order.id)
  const receipted = left.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0)
  const stays = receipted - sums.reduce((sum, part) => sum + part, 0)
  const settled = await settledKeys(tx, order.id)
  const contact = await receiptContact(tx, order)
  const keeps = stays > 0 ? (linesBeyond(now, [], stays) ?? now) : []
  return sums.map((amount) => {
    const lines = linesToReturn(left, keeps, amount)
    if (!lines) return undefined
    left = linesLeft(left, lines)
    return {
      contact,
      lines: lines.map((line) => (settled.has(line.key) ? { ...line, method: 'full_payment' } : line)),
    }
  })
}
