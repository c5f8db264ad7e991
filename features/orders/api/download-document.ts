import { browserGateway } from '@/lib/gateway/browser-client'
import {
  downloadArchiveExcel,
  downloadBillPdf,
  downloadOrderExcel,
  downloadOrderPdf,
  downloadReceiptPdf,
} from '@/lib/gateway/contracts/orders/orders'
import { saveFile } from '@/lib/save-file'

export const DOCUMENTS = {
  excel: downloadOrderExcel,
  pdf: downloadOrderPdf,
  bill: downloadBillPdf,
  receipt: downloadReceiptPdf,
  archive: downloadArchiveExcel,
} as const

export type OrderDocumentName = keyof typeof DOCUMENTS

/** Saves a document of an order as a file; false when it was refused and the shopper has seen why. */
export async function downloadDocument(documentName: OrderDocumentName, orderNumber: string, useMarkup: boolean): Promise<boolean> {
  const file = await browserGateway().call(DOCUMENTS[documentName], { body: { orderNumber, useMarkup } })
  if (!file) return false
  saveFile(file)
  return true
}
