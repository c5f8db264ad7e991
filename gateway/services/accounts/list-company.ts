import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { clients, contractors, managers, userClients, userManagers } from '@/gateway/db/schema/companies'

/** Clients of a corporate user, with their paying legal persons. */
export async function listClients(db: Database, userId: string) {
  const own = await db
    .select({ id: userClients.clientId })
    .from(userClients)
    .where(eq(userClients.userId, userId))
  return readClients(
    db,
    own.map(({ id }) => id),
  )
}

export async function readClients(db: Database, requested: readonly string[]) {
  const rows = await db
    .select({ client: clients })
    .from(clients)
    .where(inArray(clients.id, [...requested]))
    .orderBy(asc(clients.name), asc(clients.id))
  const ids = rows.map(({ client }) => client.id)
  const legal =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(contractors)
          .where(inArray(contractors.clientId, ids))
          .orderBy(asc(contractors.name), asc(contractors.externalId))
  return rows.map(({ client: { latitude, longitude, ...client } }) => ({
    ...client,
    coordinates: latitude === null || longitude === null ? null : ([latitude, longitude] as [number, number]),
    contractors: legal
      .filter(({ clientId }) => clientId === client.id)
      .map(({ externalId, name, inn, kpp }) => ({ externalId, name, INN: inn, KPP: kpp })),
  }))
}

export async function listManagers(db: Database, userId: string) {
  const rows = await db
    .select({ manager: managers })
    .from(userManagers)
    .innerJoin(managers, eq(managers.id, userManagers.managerId))
    .where(eq(userManagers.userId, userId))
    .orderBy(asc(managers.name), asc(managers.id))
  return rows.map(({ manager }) => manager)
}
