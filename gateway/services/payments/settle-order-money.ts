import type { Database } from '@/gateway/core/database'
import type { MailDeps } from '@/gateway/services/mail/post-mail'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import { writeHandoverReceipts } from '@/gateway/services/payments/receipts/write-handover-receipts'
import { refundOverpaid } from '@/gateway/services/payments/refund-overpaid'

/** What follows in money from a change of a locked order: what is overpaid goes back, and what is handed over gets its receipt. */
export async function settleOrderMoney(tx: Database, deps: MailDeps, order: OrderRow, now: Date) {
  await refundOverpaid(tx, deps, order, now)
  await writeHandoverReceipts(tx, order, now)
}
