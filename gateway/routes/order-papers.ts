import { bind } from '@/gateway/http/bind'
import { fileAnswer } from '@/gateway/http/file-answer'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readBillPdf, readOrderPdf, readOrderWorkbook } from '@/gateway/services/documents/read-papers'
import * as contract from '@/lib/gateway/contracts/orders'

export function orderPaperBindings(deps: ServiceDeps) {
  return [
    bind(contract.downloadOrderExcel, async ({ body }, call) =>
      fileAnswer(contract.downloadOrderExcel, await readOrderWorkbook(deps, requireViewer(call), body)),
    ),
    bind(contract.downloadArchiveExcel, async ({ body }, call) =>
      fileAnswer(
        contract.downloadArchiveExcel,
        await readOrderWorkbook(deps, requireViewer(call), body, { archivedOnly: true }),
      ),
    ),
    bind(contract.downloadOrderPdf, async ({ body }, call) =>
      fileAnswer(contract.downloadOrderPdf, await readOrderPdf(deps, requireViewer(call), body)),
    ),
    bind(contract.downloadBillPdf, async ({ body }, call) =>
      fileAnswer(contract.downloadBillPdf, await readBillPdf(deps, requireViewer(call), body)),
    ),
  ]
}
