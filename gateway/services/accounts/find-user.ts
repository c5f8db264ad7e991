import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import type { Contact } from '@/gateway/core/contact'

export type User = typeof users.$inferSelect

function isHeldBy({ kind, key }: Contact) {
  return kind === 'phone' ? eq(users.phone, key) : sql`lower(${users.email}) = ${key}`
}

export async function findUserByContact(db: Database, contact: Contact): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(isHeldBy(contact), isNull(users.deletedAt)))
  return user
}

export async function findUser(db: Database, userId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return user
}

/** Whether the account has confirmed the contact. */
export function isConfirmed(user: User, { kind }: Contact) {
  return kind === 'phone' ? user.isPhoneConfirmed : user.isEmailConfirmed
}
