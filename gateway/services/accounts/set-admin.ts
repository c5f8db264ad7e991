import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import type { Contact } from '@/gateway/core/contact'
import { findUserByContact, isConfirmed } from '@/gateway/services/accounts/find-user'

export const ADMIN_PERMISSION = 'admin_type_permission'

export type AdminOutcome = 'done' | 'unknown' | 'unproven'

/** Gives an account the administrator's right, or takes it away; giving it needs a confirmed contact. */
export async function setAdmin(db: Database, contact: Contact, isAdmin: boolean): Promise<AdminOutcome> {
  const user = await findUserByContact(db, contact)
  if (!user) return 'unknown'
  if (isAdmin && !isConfirmed(user, contact)) return 'unproven'
  const others = user.permissions.filter((permission) => permission !== ADMIN_PERMISSION)
  const permissions = isAdmin ? [...others, ADMIN_PERMISSION] : others
  await db.update(users).set({ isAdmin, permissions }).where(eq(users.id, user.id))
  return 'done'
}
