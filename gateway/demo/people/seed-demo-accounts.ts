import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import {
  DEMO_CLIENTS,
  DEMO_CORPORATE,
  DEMO_MANAGERS,
  DEMO_PASSWORD,
  DEMO_USERS,
} from '@/gateway/demo/people/demo-people'
import { users } from '@/gateway/db/schema/accounts'
import { clients, contractors, managers, userClients, userManagers } from '@/gateway/db/schema/companies'
import { seeds } from '@/gateway/db/schema/site'
import { hashPassword } from '@/gateway/services/accounts/passwords'

const SEED_NAME = 'demo-accounts'

async function insertCompany(db: Database, userId: string) {
  for (const { contractors: own, ...client } of DEMO_CLIENTS) {
    const [row] = await db.insert(clients).values(client).returning({ id: clients.id })
    if (!row) throw new Error(`the client ${client.externalId} was not written`)
    await db.insert(contractors).values(own.map((contractor) => ({ ...contractor, clientId: row.id })))
    await db.insert(userClients).values({ userId, clientId: row.id })
  }
  const rows = await db.insert(managers).values(DEMO_MANAGERS).returning({ id: managers.id })
  await db.insert(userManagers).values(rows.map(({ id }) => ({ userId, managerId: id })))
}

/** Adds people to try the shop as; once, also to a shop that is already there. `false` when they were. */
export async function seedDemoAccounts(db: Database): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    const rows = await tx
      .insert(users)
      .values(DEMO_USERS.map((user) => ({ ...user, passwordHash })))
      .returning({ id: users.id, externalId: users.externalId })
    const company = rows.find(({ externalId }) => externalId === DEMO_CORPORATE.externalId)
    if (company) await insertCompany(tx, company.id)
    return true
  })
}
