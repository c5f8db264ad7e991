import sharp from 'sharp'
import { renderSVG } from 'uqr'
import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedDocument, Attachment } from '@/gateway/core/ports/messenger'
import { readBillOfOrder } from '@/gateway/services/documents/read-bill-of-order'
import { readInquiryFiles } from '@/gateway/services/inquiries/read-inquiry-files'

/**
 * Makes the attachment of a message, as of now: an order may have changed since the email was written. Undefined when it
 * cannot be made any more.
 */
export async function attachDocument(
  deps: Pick<CoreDeps, 'db' | 'siteName' | 'files'>,
  paper: AttachedDocument,
): Promise<Attachment[] | undefined> {
  if (paper.kind === 'inquiry') return readInquiryFiles(deps, paper.inquiryId)
  if (paper.kind === 'pickup') return [await drawToken(paper.token)]
  const content = await readBillOfOrder(deps, paper.orderId)
  return content && [{ name: 'bill.pdf', contentType: 'application/pdf', content }]
}

async function drawToken(token: string): Promise<Attachment> {
  const picture = renderSVG(token, { pixelSize: 10, border: 4 })
  return {
    name: 'pickup.png',
    contentType: 'image/png',
    content: await sharp(Buffer.from(picture)).png().toBuffer(),
  }
}
