import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { clients, contractors, userClients } from '@/gateway/db/schema/companies'
import { readClients } from '@/gateway/services/accounts/list-company'
import { requireAdmin } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CompanyTerms } from '@/lib/gateway/contracts/desk/customers'

type Clients = Awaited<ReturnType<typeof readClients>>

/** Accounts that order for the clients, by name. */
export async function readSharers(db: Database, clientIds: readonly string[]) {
  const rows = await db
    .select({ clientId: userClients.clientId, id: users.id, name: users.name, secondName: users.secondName })
    .from(userClients)
    .innerJoin(users, eq(users.id, userClients.userId))
    .where(and(inArray(userClients.clientId, [...clientIds]), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id))
  return rows.map(({ clientId, id, name, secondName }) => ({
    clientId,
    id,
    name: `${name} ${secondName}`.trim(),
  }))
}

/** Clients with the accounts, but for one, that order for them too. */
export async function withSharers(db: Database, shown: Clients, userId?: string) {
  const sharers = await readSharers(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map((client) => ({
    ...client,
    sharedWith: sharers
      .filter(({ clientId, id }) => clientId === client.id && id !== userId)
      .map(({ id, name }) => ({ id, name })),
  }))
}

/** Clients that a legal person pays for, so that a second account of one company shares them. */
export async function findCompanyClients({ db }: ServiceDeps, viewer: Viewer, { inn }: { inn: string }) {
  await requireAdmin(db, viewer)
  const rows = await db
    .selectDistinct({ id: contractors.clientId })
    .from(contractors)
    .where(eq(contractors.inn, inn))
  const found = await withSharers(
    db,
    await readClients(
      db,
      rows.map(({ id }) => id),
    ),
  )
  return { clients: found.filter(({ sharedWith }) => sharedWith.length > 0) }
}

/** New clients whose legal person pays for a client of another account already, by the path of its field. */
export async function twinProblems(
  tx: Database,
  userId: string,
  requested: CompanyTerms['clients'],
): Promise<Record<string, string>> {
  const named = requested.flatMap((client, at) =>
    client.externalId === null
      ? client.contractors.map((one, index) => ({ ...one, path: `clients.${at}.contractors.${index}.INN` }))
      : [],
  )
  if (named.length === 0) return {}
  const inns = named.map(({ INN }) => INN)
  const own = await ofAccounts(tx, inns, eq(userClients.userId, userId))
  const others = await ofAccounts(tx, inns, ne(userClients.userId, userId))
  return Object.fromEntries(
    named.flatMap(({ INN, KPP, path }) => {
      const isSame = (one: { inn: string; kpp: string }) => one.inn === INN && one.kpp === KPP
      const twin = own.some(isSame) ? undefined : others.find(isSame)
      return twin ? [[path, `Этот ИНН уже у клиента «${twin.name}»: добавьте его вместо нового`]] : []
    }),
  )
}

function ofAccounts(tx: Database, inns: readonly string[], isOf: ReturnType<typeof eq>) {
  return tx
    .select({ inn: contractors.inn, kpp: contractors.kpp, name: clients.name })
    .from(contractors)
    .innerJoin(clients, eq(clients.id, contractors.clientId))
    .innerJoin(userClients, eq(userClients.clientId, clients.id))
    .innerJoin(users, eq(users.id, userClients.userId))
    .where(and(inArray(contractors.inn, [...inns]), isNull(users.deletedAt), isOf))
}
