import { browserGateway } from '@/lib/gateway/browser-client'
import {
  downloadDeskBillPdf,
  downloadDeskOrderPdf,
  moveDeskOrder,
  noteDeskOrder,
  priceDeskDelivery,
} from '@/lib/gateway/contracts/desk/orders'
import type { RequestOf } from '@/lib/gateway/operation'
import { saveFile } from '@/lib/save-file'
import { requireResponse } from '@/lib/gateway/wire/require-response'

const DOCUMENTS = { order: downloadDeskOrderPdf, bill: downloadDeskBillPdf } as const

export type OrderDocumentName = keyof typeof DOCUMENTS

const WE_SHOW = { handlesErrors: true } as const

export async function downloadDocument(documentName: OrderDocumentName, orderNumber: string) {
  saveFile(
    requireResponse(await browserGateway().call(DOCUMENTS[documentName], { body: { orderNumber } }, WE_SHOW)),
  )
}

export function moveLines(body: RequestOf<typeof moveDeskOrder>['body']) {
  return browserGateway().call(moveDeskOrder, { body }, WE_SHOW).then(requireResponse)
}

export function priceDelivery(body: RequestOf<typeof priceDeskDelivery>['body']) {
  return browserGateway().call(priceDeskDelivery, { body }, WE_SHOW).then(requireResponse)
}

export function sendNote(body: RequestOf<typeof noteDeskOrder>['body']) {
  return browserGateway().call(noteDeskOrder, { body }, WE_SHOW).then(requireResponse)
}
