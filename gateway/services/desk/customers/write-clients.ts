import { randomUUID } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import { listClients, readClients } from '@/gateway/services/accounts/list-company'
import { wordsOfClient } from '@/gateway/services/desk/customers/company-note'
import type { CompanyTerms } from '@/lib/gateway/contracts/desk/customers'

type Requested = CompanyTerms['clients']

export function gone() {
  return gatewayError(
    'conflict',
    'Пока вы смотрели, компанию изменили. Проверьте, как стало, и сохраните ещё раз.',
  )
}

/** Holds the clients of an account until the end of the transaction. */
export async function lockClients(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select c.id from ${clients} c join ${userClients} u on u.client_id = c.id
    where u.user_id = ${userId} order by c.id for update of c`)
}

/**
 * Writes the clients of an account and returns those known ones of which something has changed. One of another account is shared from then
 * on; one that no account has any more goes with its contractors. Orders keep what they were placed with.
 */
export async function writeClients(tx: Database, userId: string, requested: Requested) {
  const own = await listClients(tx, userId)
  const known = [...own, ...(await joinClients(tx, userId, { own, requested }))]
  const stored: string[] = []
  const changed: { id: string; name: string }[] = []
  for (const client of requested) {
    const { externalId, coordinates, contractors: legal, name, address } = client
    const [latitude, longitude] = coordinates ?? [null, null]
    const fields = { name, address, latitude, longitude }
    const before = known.find((one) => one.externalId === externalId)
    if (externalId !== null && !before) throw gone()
    const id = before?.id ?? (await insertClient(tx, userId, fields))
    stored.push(id)
    if (before && wordsOfClient(before) === wordsOfClient(client)) continue
    if (before) {
      changed.push(before)
      await tx.update(clients).set(fields).where(eq(clients.id, id))
    }
    await writeContractors(tx, id, before?.contractors.map((one) => one.externalId) ?? [], legal)
  }
  await leaveClients(
    tx,
    userId,
    own.flatMap(({ id }) => (stored.includes(id) ? [] : id)),
  )
  return changed
}

/** Joins the account to clients of others that the request names. */
async function joinClients(
  tx: Database,
  userId: string,
  { own, requested }: { own: readonly { externalId: string }[]; requested: Requested },
) {
  const named = requested.flatMap(({ externalId }) =>
    externalId === null || own.some((one) => one.externalId === externalId) ? [] : externalId,
  )
  if (named.length === 0) return []
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.externalId, named))
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.insert(userClients).values(ids.map((clientId) => ({ userId, clientId })))
  return readClients(tx, ids)
}

async function leaveClients(tx: Database, userId: string, left: readonly string[]) {
  if (left.length === 0) return
  await tx
    .delete(userClients)
    .where(and(eq(userClients.userId, userId), inArray(userClients.clientId, [...left])))
  await tx
    .delete(clients)
    .where(
      and(
        inArray(clients.id, [...left]),
        sql`not exists (select from ${userClients} where ${userClients.clientId} = ${clients.id})`,
      ),
    )
}

async function insertClient(
  tx: Database,
  userId: string,
  fields: Omit<typeof clients.$inferInsert, 'id' | 'externalId'>,
): Promise<string> {
  const [made] = await tx
    .insert(clients)
    .values({ ...fields, externalId: randomUUID() })
    .returning({ id: clients.id })
  if (!made) throw new Error('the client was not written')
  await tx.insert(userClients).values({ userId, clientId: made.id })
  return made.id
}

async function writeContractors(
  tx: Database,
  clientId: string,
  known: readonly string[],
  requested: Requested[number]['contractors'],
) {
  const stored = requested.flatMap(({ externalId }) => externalId ?? [])
  if (stored.some((one) => !known.includes(one))) throw gone()
  const isOfClient = eq(contractors.clientId, clientId)
  await tx
    .delete(contractors)
    .where(stored.length === 0 ? isOfClient : and(isOfClient, notInArray(contractors.externalId, stored)))
  for (const { externalId, name, INN: inn, KPP: kpp } of requested) {
    const fields = { name, inn, kpp }
    if (externalId === null)
      await tx.insert(contractors).values({ ...fields, clientId, externalId: randomUUID() })
    else
      await tx
        .update(contractors)
        .set(fields)
        .where(and(isOfClient, eq(contractors.externalId, externalId)))
  }
}
