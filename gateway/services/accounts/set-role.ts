import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import type { Contact } from '@/gateway/core/contact'
import { findUserByContact, isConfirmed } from '@/gateway/services/accounts/find-user'

export const ADMIN_PERMISSION = 'admin_type_permission'
/** The specification's moderator: does the daily work at the desk, and has no say in settings. */
export const MANAGER_PERMISSION = 'moderator_type_permission'

export type Role = 'admin' | 'manager' | 'none'
export type RoleOutcome = 'done' | 'unknown' | 'unproven'

const PERMISSIONS: Readonly<Record<Role, string[]>> = {
  admin: [ADMIN_PERMISSION],
  manager: [MANAGER_PERMISSION],
  none: [],
}
const OF_ROLES = Object.values(PERMISSIONS).flat()

/** Gives an account a role in place of its former one; giving one needs a confirmed contact. */
export async function setRole(db: Database, contact: Contact, role: Role): Promise<RoleOutcome> {
  const user = await findUserByContact(db, contact)
  if (!user) return 'unknown'
  if (role !== 'none' && !isConfirmed(user, contact)) return 'unproven'
  const others = user.permissions.filter((permission) => !OF_ROLES.includes(permission))
  const permissions = [...others, ...PERMISSIONS[role]]
  await db
    .update(users)
    .set({ isAdmin: role === 'admin', permissions })
    .where(eq(users.id, user.id))
  return 'done'
}
