import { browserGateway } from '@/lib/gateway/browser-client'
import {
  downloadArchiveExcel,
  downloadBillPdf,
  downloadOrderExcel,
  downloadOrderPdf,
} from '@/lib/gateway/contracts/orders'

export const PAPERS = {
  excel: downloadOrderExcel,
  pdf: downloadOrderPdf,
  bill: downloadBillPdf,
  archive: downloadArchiveExcel,
} as const

export type Paper = keyof typeof PAPERS

const REVOKE_AFTER_MS = 60_000

/** Saves a paper of an order as a file; false when it was refused, and the shopper has been told why. */
export async function downloadPaper(paper: Paper, orderNumber: string, useMarkup: boolean): Promise<boolean> {
  const file = await browserGateway().call(PAPERS[paper], { body: { orderNumber, useMarkup } })
  if (!file) return false
  const url = URL.createObjectURL(file.blob)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  return true
}
