import type { Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { readDeskOrder, requireVersion } from '@/gateway/services/desk/read-desk-order'
import type { ServiceDeps } from '@/gateway/services/deps'
import { isNewChange } from '@/gateway/services/order-life/move-order'
import { lockOrderByNumber } from '@/gateway/services/orders/lock-order'
import { retryDeadlock } from '@/gateway/services/orders/retry-deadlock'
import type { OrderRow } from '@/gateway/services/orders/to-order'

type Change = { orderNumber: string; version: number; idempotencyKey: string }

/**
 * Locks the buyer and the order, as all writers of bonuses do, and lets `write` change it once for the key, when it is still as the
 * manager saw it.
 */
export async function changeOnce(
  deps: ServiceDeps,
  viewer: Viewer,
  needed: Change,
  write: (tx: Database, order: OrderRow) => Promise<void>,
) {
  await requireStaff(deps.db, viewer)
  const { orderNumber, version, idempotencyKey } = needed
  await retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrderByNumber(tx, orderNumber)
      if (!(await isNewChange(tx, order.id, idempotencyKey, needed))) return
      await requireVersion(tx, order, version)
      await write(tx, order)
    }),
  )
  return readDeskOrder(deps, viewer, orderNumber)
}
