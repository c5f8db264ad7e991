import { createWorkLane } from '@/gateway/core/caching/create-work-lane'
import type { Logger } from '@/gateway/core/logger'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { PAYMENT_NOTIFICATION } from '@/gateway/db/listen/payment-notification'
import {
  queryPayment,
  requestHandover,
  requestRefund,
  type ProviderDeps,
} from '@/gateway/services/payments/query-provider'
import { claimHandovers, claimPayments, claimRefunds } from '@/gateway/services/payments/claim-due'

const SLOTS = 4
const LOOK_EVERY_MS = 5_000

/** Sends due requests to the provider until stopped; `stop` waits for those under way. */
export async function startPaymentWorker(
  deps: ProviderDeps,
  { listen }: Pick<OpenedDatabase, 'listen'>,
  logger: Logger,
) {
  const { db, provider, now } = deps
  const claimOf = (limit: number) => ({ provider: provider.name, limit, now: now() })
  const lanes = [
    createWorkLane({
      slots: SLOTS,
      claim: (limit) => claimPayments(db, claimOf(limit)),
      work: (payment) => queryPayment(deps, payment),
      name: 'payments',
      logger,
    }),
    createWorkLane({
      slots: SLOTS,
      claim: (limit) => claimRefunds(db, claimOf(limit)),
      work: (refund) => requestRefund(deps, refund),
      name: 'refunds',
      logger,
    }),
    createWorkLane({
      slots: SLOTS,
      claim: (limit) => claimHandovers(db, claimOf(limit)),
      work: (handover) => requestHandover(deps, handover),
      name: 'receipts',
      logger,
    }),
  ]
  const wake = () => {
    for (const lane of lanes) lane.look()
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  const stopHearing = await listen(PAYMENT_NOTIFICATION, { onMessage: wake, onMissed: wake })
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      await stopHearing()
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}
