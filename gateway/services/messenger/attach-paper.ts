import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedPaper, Attachment } from '@/gateway/core/ports/messenger'
import { readBillOfOrder } from '@/gateway/services/documents/read-bill-of-order'
import { readInquiryFiles } from '@/gateway/services/inquiries/read-inquiry-files'

/**
 * Makes the attachment of a message, as of now: an order may have changed since the letter was written. Undefined when it
 * cannot be made any more.
 */
export async function attachPaper(
  deps: Pick<CoreDeps, 'db' | 'siteName' | 'files'>,
  paper: AttachedPaper,
): Promise<Attachment[] | undefined> {
  if (paper.kind === 'inquiry') return readInquiryFiles(deps, paper.inquiryId)
  const content = await readBillOfOrder(deps, paper.orderId)
  return content && [{ name: 'bill.pdf', contentType: 'application/pdf', content }]
}
