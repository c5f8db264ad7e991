import type { Database } from '@/gateway/core/database'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import type { OrderBefore } from '@/gateway/services/payments/receipts/receipt-of-order'
import { writeHandoverReceipts } from '@/gateway/services/payments/receipts/write-handover-receipts'
import { refundOverpaid } from '@/gateway/services/payments/refund-overpaid'

/**
 * What follows in money from a change of a locked order: what is overpaid goes back, as the email about the change says, and what is handed
 * over gets its receipt. `before` is the order that was changed.
 */
export async function settleOrderMoney(tx: Database, order: OrderRow, now: Date, before?: OrderBefore) {
  await refundOverpaid(tx, order, now, before)
  await writeHandoverReceipts(tx, order, now)
}
