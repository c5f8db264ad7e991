import { bind } from '@/gateway/http/bind'
import { fileResponse } from '@/gateway/http/file-response'
import { requireViewer } from '@/gateway/core/viewer'
import { createDocumentQueue } from '@/gateway/routes/orders/create-document-queue'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  readBillPdf,
  readOrderPdf,
  readOrderWorkbook,
  readReceiptPdf,
} from '@/gateway/services/documents/read-order-documents'
import * as contract from '@/lib/gateway/contracts/orders/orders'

export function orderDocumentBindings(deps: ServiceDeps) {
  const draw = createDocumentQueue()
  return [
    bind(contract.downloadOrderExcel, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileResponse(
        contract.downloadOrderExcel,
        await draw(viewer, () => readOrderWorkbook(deps, viewer, body)),
      )
    }),
    bind(contract.downloadArchiveExcel, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileResponse(
        contract.downloadArchiveExcel,
        await draw(viewer, () => readOrderWorkbook(deps, viewer, body, { archivedOnly: true })),
      )
    }),
    bind(contract.downloadOrderPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileResponse(
        contract.downloadOrderPdf,
        await draw(viewer, () => readOrderPdf(deps, viewer, body)),
      )
    }),
    bind(contract.downloadBillPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileResponse(contract.downloadBillPdf, await draw(viewer, () => readBillPdf(deps, viewer, body)))
    }),
    bind(contract.downloadReceiptPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileResponse(
        contract.downloadReceiptPdf,
        await draw(viewer, () => readReceiptPdf(deps, viewer, body)),
      )
    }),
  ]
}
