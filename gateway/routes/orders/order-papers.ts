import { refuseWhenFull } from '@/gateway/core/errors/refuse-when-full'
import { bind } from '@/gateway/http/bind'
import { fileAnswer } from '@/gateway/http/file-answer'
import { requireViewer, type Viewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readBillPdf, readOrderPdf, readOrderWorkbook } from '@/gateway/services/documents/read-papers'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import * as contract from '@/lib/gateway/contracts/orders/orders'

/** Papers that may wait for the one being drawn: in total, and of one buyer. */
const MAX_QUEUED_PAPERS = 100
const MAX_QUEUED_PER_BUYER = 5

export function orderPaperBindings(deps: ServiceDeps) {
  const limiter = createConcurrencyLimiter({
    maxRunning: 1,
    maxQueued: MAX_QUEUED_PAPERS,
    maxQueuedPerKey: MAX_QUEUED_PER_BUYER,
  })

  /** One at a time, by turns of the buyers: a paper of 500 lines takes most of a second of the only thread. */
  function draw(viewer: Viewer, paper: () => Promise<Buffer<ArrayBuffer>>) {
    return refuseWhenFull(
      limiter.run(viewer.userId, paper),
      'Слишком много документов сразу. Повторите через минуту.',
    )
  }

  return [
    bind(contract.downloadOrderExcel, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileAnswer(
        contract.downloadOrderExcel,
        await draw(viewer, () => readOrderWorkbook(deps, viewer, body)),
      )
    }),
    bind(contract.downloadArchiveExcel, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileAnswer(
        contract.downloadArchiveExcel,
        await draw(viewer, () => readOrderWorkbook(deps, viewer, body, { archivedOnly: true })),
      )
    }),
    bind(contract.downloadOrderPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileAnswer(contract.downloadOrderPdf, await draw(viewer, () => readOrderPdf(deps, viewer, body)))
    }),
    bind(contract.downloadBillPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      return fileAnswer(contract.downloadBillPdf, await draw(viewer, () => readBillPdf(deps, viewer, body)))
    }),
  ]
}
