import { eq } from 'drizzle-orm'
import type { CoreDeps } from '@/gateway/core/deps'
import { orders } from '@/gateway/db/schema/orders'
import { toOrderDocument } from '@/gateway/services/documents/order-document'
import { toBill } from '@/gateway/services/documents/bill'
import { buildBillPdf } from '@/gateway/services/documents/build-bill-pdf'
import { readSeller } from '@/gateway/services/seller/read-seller'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { isBillable } from '@/gateway/services/orders/to-order'

/** The bill as it is now; undefined when it does not have to be paid, or the owner's bank is not set. */
export async function readBillOfOrder(
  deps: Pick<CoreDeps, 'db' | 'siteName'>,
  orderId: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !isBillable(order)) return undefined
  const seller = await readSeller(deps)
  if (!seller.requisites) return undefined
  const lines = await loadOrderLines(deps.db, orderId)
  const paper = toOrderDocument(order, lines, { useMarkup: false, isBill: true })
  return buildBillPdf(paper, toBill(order, paper, seller.requisites), seller, seller.requisites)
}
