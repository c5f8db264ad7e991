import { asc, eq, sql } from 'drizzle-orm'
import type { Contact } from '@/gateway/core/contact'
import type { Database } from '@/gateway/core/database'
import { consents, users } from '@/gateway/db/schema/accounts'

/** The log of consents as it was written, the oldest first: of everyone, or of the account that has the contact. */
export function readConsents(db: Database, contact?: Contact) {
  const holder =
    contact &&
    (contact.kind === 'phone' ? eq(users.phone, contact.key) : sql`lower(${users.email}) = ${contact.key}`)
  return db
    .select({
      createdAt: consents.createdAt,
      name: sql<string>`trim(${users.name} || ' ' || ${users.secondName})`,
      phone: users.phone,
      email: users.email,
      purpose: consents.purpose,
      isGiven: consents.isGiven,
      ip: consents.ip,
      device: consents.device,
    })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(holder)
    .orderBy(asc(consents.createdAt), asc(consents.id))
}

export type LoggedConsent = Awaited<ReturnType<typeof readConsents>>[number]
