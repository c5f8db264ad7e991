import { refuseWhenFull } from '@/gateway/core/errors/refuse-when-full'
import type { Viewer } from '@/gateway/core/viewer'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'

/** Papers that may wait for the one being drawn: in total, and of one viewer. */
const MAX_QUEUED_DOCUMENTS = 100
const MAX_QUEUED_PER_VIEWER = 5

/** Draws papers one at a time, by turns of the viewers: one of 500 lines takes most of a second of the only thread. */
export function createDocumentQueue() {
  const limiter = createConcurrencyLimiter({
    maxRunning: 1,
    maxQueued: MAX_QUEUED_DOCUMENTS,
    maxQueuedPerKey: MAX_QUEUED_PER_VIEWER,
  })
  return (viewer: Viewer, paper: () => Promise<Buffer<ArrayBuffer>>) =>
    refuseWhenFull(
      limiter.run(viewer.userId, paper),
      'Слишком много документов сразу. Повторите через минуту.',
    )
}
