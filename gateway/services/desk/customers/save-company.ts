import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import {
  clients,
  contractors,
  customerActions,
  managers,
  userClients,
  userManagers,
  users,
} from '@/gateway/db/schema/accounts'
import type { User } from '@/gateway/services/accounts/find-user'
import { listClients, listManagers } from '@/gateway/services/accounts/list-company'
import { authorName, requireAdmin } from '@/gateway/services/accounts/require-staff'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeCustomer, logAction } from '@/gateway/services/desk/customers/change-customer'
import { companyNote, isSameCompany } from '@/gateway/services/desk/customers/company-note'
import type { CompanyTerms, saveCompany as operation } from '@/lib/gateway/contracts/desk/customers'
import { GatewayError } from '@/lib/gateway/errors'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { companyProblems } from '@/lib/validation/company-problems'
import { readPhone } from '@/lib/validation/read-phone'

type Requested = ParsedRequestOf<typeof operation>['body']

export async function listCompanyManagers({ db }: ServiceDeps, viewer: Viewer) {
  await requireAdmin(db, viewer)
  return { managers: await db.select().from(managers).orderBy(asc(managers.name), asc(managers.id)) }
}

/** Makes a company of an account, changes it, or makes a retail customer of it again; what is so already stays as it is. */
export async function saveCompany(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  await requireAdmin(deps.db, viewer)
  const { customerId, version, company } = requested
  const terms = company && withPhones(company)
  if (terms) refuseWrong(terms)
  return changeCustomer(deps, viewer, customerId, async (tx, user) => {
    if (await isSaved(tx, user, terms)) return
    await requireVersion(tx, user.id, version)
    if (terms) {
      await writeClients(tx, user.id, terms.clients)
      await writeManagers(tx, user.id, terms.managers)
    }
    await tx
      .update(users)
      .set({ group: terms ? 'corporate' : 'client', updatedAt: deps.now() })
      .where(eq(users.id, user.id))
    await logAction(tx, deps, viewer, {
      userId: user.id,
      action: terms ? 'company' : 'retail',
      note: terms ? companyNote(terms) : '',
    })
  })
}

/** As phones are stored; what is none is left for the refusal. */
function withPhones(company: CompanyTerms): CompanyTerms {
  return {
    ...company,
    managers: company.managers.map((manager) => {
      const reading = readPhone(manager.phone)
      return 'phone' in reading ? { ...manager, phone: reading.phone } : manager
    }),
  }
}

function refuseWrong(company: CompanyTerms) {
  const problems = Object.entries(companyProblems(company)).map(([path, message]) => ({
    field: `company.${path}`,
    message,
  }))
  const [first] = problems
  if (first)
    throw new GatewayError({ kind: 'validation', message: `${first.message}.`, body: { errors: problems } })
}

async function isSaved(tx: Database, user: User, terms: CompanyTerms | null): Promise<boolean> {
  const isCompany = user.group === 'corporate'
  if (!terms) return !isCompany
  return isCompany && isSameCompany(terms, await listClients(tx, user.id), await listManagers(tx, user.id))
}

async function requireVersion(tx: Database, userId: string, version: number) {
  const [missed] = await tx
    .select({ at: customerActions.createdAt, author: authorName })
    .from(customerActions)
    .leftJoin(users, eq(users.id, customerActions.authorId))
    .where(and(eq(customerActions.userId, userId), gt(customerActions.id, version)))
    .orderBy(desc(customerActions.id))
    .limit(1)
  if (!missed) return
  const who = missed.author === null ? '' : `, ${missed.author}`
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, покупателя изменили (${moscowTime(missed.at)}${who}). Обновите страницу и проверьте.`,
  )
}

/** A client that no account has any more goes with its contractors; orders keep what they were placed with. */
async function writeClients(tx: Database, userId: string, requested: CompanyTerms['clients']) {
  const known = await listClients(tx, userId)
  const stored: string[] = []
  for (const { externalId, coordinates, contractors: legal, name, address } of requested) {
    const [latitude, longitude] = coordinates ?? [null, null]
    const fields = { name, address, latitude, longitude }
    const own = known.find((one) => one.externalId === externalId)
    if (externalId !== null && !own) throw gone()
    const id = own?.id ?? (await insertClient(tx, userId, fields))
    if (own) await tx.update(clients).set(fields).where(eq(clients.id, own.id))
    stored.push(id)
    await writeContractors(tx, id, own?.contractors.map((one) => one.externalId) ?? [], legal)
  }
  const left = known.flatMap(({ id }) => (stored.includes(id) ? [] : id))
  if (left.length === 0) return
  await tx.delete(userClients).where(and(eq(userClients.userId, userId), inArray(userClients.clientId, left)))
  await tx
    .delete(clients)
    .where(
      and(
        inArray(clients.id, left),
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
  requested: CompanyTerms['clients'][number]['contractors'],
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

/** People of the shop stay when a company has them no longer: others may. */
async function writeManagers(tx: Database, userId: string, requested: CompanyTerms['managers']) {
  await tx.delete(userManagers).where(eq(userManagers.userId, userId))
  for (const { id, name, position, phone, email } of requested) {
    const fields = { name, position: position || null, phone: phone || null, email: email || null }
    const [manager] =
      id === null
        ? await tx.insert(managers).values(fields).returning({ id: managers.id })
        : await tx
            .update(managers)
            .set(fields)
            .where(sql`${managers.id}::text = ${id}`)
            .returning({ id: managers.id })
    if (!manager) throw gone()
    await tx.insert(userManagers).values({ userId, managerId: manager.id }).onConflictDoNothing()
  }
}

function gone() {
  return gatewayError('conflict', 'Пока вы смотрели, компанию изменили. Обновите страницу и проверьте.')
}
