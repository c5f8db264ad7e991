import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedPaper, Attachment } from '@/gateway/core/messenger'
import { readBillOfOrder } from '@/gateway/services/documents/read-bill-of-order'

/** Makes the paper that goes with a letter, as it is now: an order may have changed since the letter was written. */
export async function attachPaper(
  deps: Pick<CoreDeps, 'db' | 'siteName'>,
  { orderId }: AttachedPaper,
): Promise<Attachment | undefined> {
  const content = await readBillOfOrder(deps, orderId)
  return content && { name: 'bill.pdf', contentType: 'application/pdf', content }
}
