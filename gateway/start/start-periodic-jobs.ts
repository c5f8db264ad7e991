import { startDueWork } from '@/gateway/core/start-due-work'
import type { Logger } from '@/gateway/core/logger'
import { startTableMaintenance } from '@/gateway/db/embedded/start-table-maintenance'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { eraseFinishedOrders } from '@/gateway/services/accounts/erase/erase-orders'
import { sendDueAlerts } from '@/gateway/services/alerts/send-due-alerts'
import { sendDueGifts } from '@/gateway/services/gift-cards/send-gift'
import { priceByRules } from '@/gateway/services/markup/price-by-rules'
import { advanceOrders } from '@/gateway/services/order-life/advance-orders'
import { rebuildListings } from '@/gateway/services/purges/rebuild-listings'
import { startPromiseTimer } from '@/gateway/services/purges/start-promise-timer'
import { startReliabilityTimer } from '@/gateway/services/reliability/start-reliability-timer'

/** Gift cards leave in the morning of their day, so a delay of a minute does no harm. */
const GIFTS_EVERY_MS = 60_000
/** An import rebuilds its listings itself; what a killed one has left waits no longer than this. */
const LISTINGS_EVERY_MS = 30_000
/** What is waited for is looked up by the table of those who wait, so a look costs little. */
const ALERTS_EVERY_MS = 15_000
/** Longest interval at which the demo shop's orders are looked at: a long step costs nothing. */
const ORDERS_EVERY_MS = 15_000
type Deps = Parameters<typeof advanceOrders>[0] &
  Parameters<typeof sendDueAlerts>[0] &
  Parameters<typeof sendDueGifts>[0]

type Options = {
  sendsMail: boolean
  /** How long an order of the demo shop stays in one state; 0 for ever. */
  orderStepMs: number
  logger: Logger
}

/** What the gateway does by itself while it serves; `stop` waits for what runs. */
export function startPeriodicJobs({ db, kind }: OpenedDatabase, deps: Deps, options: Options) {
  const { sendsMail, orderStepMs, logger } = options
  const finishLists = async () => (await priceByRules(db)) + (await rebuildListings(db))
  const advance = async () => {
    const moved = await advanceOrders(deps, orderStepMs)
    if (moved > 0) await eraseFinishedOrders(db)
    return moved
  }
  const jobs = [
    startPromiseTimer(db, logger),
    startReliabilityTimer(db, logger),
    startDueWork({ what: 'gifts', everyMs: GIFTS_EVERY_MS, logger }, () => sendDueGifts(deps)),
    startDueWork({ what: 'listings', everyMs: LISTINGS_EVERY_MS, logger }, finishLists),
  ]
  if (kind === 'pglite') jobs.push(startTableMaintenance(db, logger))
  if (sendsMail)
    jobs.push(startDueWork({ what: 'alerts', everyMs: ALERTS_EVERY_MS, logger }, () => sendDueAlerts(deps)))
  if (orderStepMs > 0)
    jobs.push(
      startDueWork({ what: 'orders', everyMs: Math.min(orderStepMs, ORDERS_EVERY_MS), logger }, advance),
    )
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
