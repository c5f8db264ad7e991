import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { selectRows } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { type CustomerAction, customerActions, users } from '@/gateway/db/schema/accounts'
import type { User } from '@/gateway/services/accounts/find-user'
import { requireAdmin, requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { isBlockable, readCustomer, requireCustomer } from '@/gateway/services/desk/customers/read-customer'
import { endOtherSessions } from '@/gateway/services/sessions/end-sessions'
import type { blockCustomer as operation } from '@/lib/gateway/contracts/desk/customers'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']

/** Changes an account with its row locked, so that it is still as it was checked. */
export async function changeCustomer(
  deps: ServiceDeps,
  viewer: Viewer,
  customerId: string,
  write: (tx: Database, user: User) => Promise<void>,
) {
  await requireStaff(deps.db, viewer)
  const { id } = await requireCustomer(deps.db, customerId)
  await deps.db.transaction(async (tx) => {
    await selectRows(tx, sql`select id from users where id = ${id} for no key update`)
    await write(tx, await requireCustomer(tx, id))
  })
  return readCustomer(deps, viewer, id)
}

export function logAction(
  tx: Database,
  { now }: ServiceDeps,
  viewer: Viewer,
  entry: { userId: string; action: CustomerAction; note?: string },
) {
  return tx.insert(customerActions).values({ ...entry, authorId: viewer.userId, createdAt: now() })
}

/** Signs a person out everywhere; the staff's own current session stays. A manager could keep the owner's people out, who appointed it. */
export function endCustomerSessions(deps: ServiceDeps, viewer: Viewer, customerId: string) {
  return changeCustomer(deps, viewer, customerId, async (tx, { id, isAdmin }) => {
    if (isAdmin && id !== viewer.userId) await requireAdmin(tx, viewer)
    await endOtherSessions(tx, id, id === viewer.userId ? viewer.sessionId : undefined)
    await logAction(tx, deps, viewer, { userId: id, action: 'signed-out' })
  })
}

/** Shuts a person out, with everything that is open, or lets the person in again. What is so already stays as it is. */
export function blockCustomer(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  const { customerId, isBlocked, note } = requested
  return changeCustomer(deps, viewer, customerId, async (tx, user) => {
    if (!isBlockable(viewer, user))
      throw gatewayError('conflict', 'Нельзя заблокировать себя или администратора.')
    if (isBlocked === (user.blockedAt !== null)) return
    await tx
      .update(users)
      .set({ blockedAt: isBlocked ? deps.now() : null })
      .where(eq(users.id, user.id))
    if (isBlocked) await endOtherSessions(tx, user.id)
    await logAction(tx, deps, viewer, {
      userId: user.id,
      action: isBlocked ? 'blocked' : 'unblocked',
      note,
    })
  })
}
