import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { customerActions, users } from '@/gateway/db/schema/accounts'
import { managers, userManagers } from '@/gateway/db/schema/companies'
import type { User } from '@/gateway/services/accounts/find-user'
import { listClients, listManagers } from '@/gateway/services/accounts/list-company'
import { authorName, requireAdmin } from '@/gateway/services/accounts/require-staff'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeCustomer, logAction } from '@/gateway/services/desk/customers/change-customer'
import { companyNote, isSameCompany } from '@/gateway/services/desk/customers/company-note'
import { readSharers, twinProblems } from '@/gateway/services/desk/customers/shared-clients'
import { gone, lockClients, writeClients } from '@/gateway/services/desk/customers/write-clients'
import {
  type CompanyTerms,
  CUSTOMER_ACTION_TITLES,
  type saveCompany as operation,
} from '@/lib/gateway/contracts/desk/customers'
import { GatewayError } from '@/lib/gateway/errors'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { companyProblems } from '@/lib/validation/companies/company-problems'
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
    // Another account's change of a shared client comes before or after this one, and is in the log of both.
    await lockClients(tx, user.id)
    if (await isSaved(tx, user, terms)) return
    await requireVersion(tx, user.id, version)
    if (terms) {
      refuseProblems(await twinProblems(tx, user.id, terms.clients))
      const changed = await writeClients(tx, user.id, terms.clients)
      await notifySharers(tx, deps, viewer, { userId: user.id, changed })
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
  refuseProblems(companyProblems(company))
}

/** Refuses what is wrong, given by the path of its field. */
function refuseProblems(found: Readonly<Record<string, string>>) {
  const problems = Object.entries(found).map(([path, message]) => ({ field: `company.${path}`, message }))
  const [first] = problems
  if (first)
    throw new GatewayError({ kind: 'validation', message: `${first.message}.`, body: { errors: problems } })
}

/** A shared client has changed for its other accounts too: their logs say so, and a form that is open there is outdated. */
async function notifySharers(
  tx: Database,
  deps: ServiceDeps,
  viewer: Viewer,
  { userId, changed }: { userId: string; changed: readonly { id: string; name: string }[] },
) {
  const names = new Map(changed.map(({ id, name }) => [id, name]))
  for (const sharer of await readSharers(tx, [...names.keys()])) {
    if (sharer.id === userId) continue
    await logAction(tx, deps, viewer, {
      userId: sharer.id,
      action: 'company',
      note: `Общий клиент «${names.get(sharer.clientId)}» изменён у другого покупателя`,
    })
  }
}

async function isSaved(tx: Database, user: User, terms: CompanyTerms | null): Promise<boolean> {
  const isCompany = user.group === 'corporate'
  if (!terms) return !isCompany
  return isCompany && isSameCompany(terms, await listClients(tx, user.id), await listManagers(tx, user.id))
}

/** Refuses a write of an administrator who has not seen the latest changes, and says what they were. */
async function requireVersion(tx: Database, userId: string, version: number) {
  const missed = await tx
    .select({ action: customerActions, author: authorName })
    .from(customerActions)
    .leftJoin(users, eq(users.id, customerActions.authorId))
    .where(and(eq(customerActions.userId, userId), gt(customerActions.id, version)))
    .orderBy(asc(customerActions.id))
  if (missed.length === 0) return
  const changes = missed.map(({ action: { action, note, createdAt }, author }) => {
    const what = [CUSTOMER_ACTION_TITLES[action], note].filter(Boolean).join(': ')
    return `${what} (${[moscowTime(createdAt), author].filter(Boolean).join(', ')})`
  })
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, покупателя изменили. ${changes.join('; ')}. Проверьте, как стало, и сохраните ещё раз.`,
  )
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
