import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import { toPagination } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { apiTokens, customerActions, users } from '@/gateway/db/schema/accounts'
import { orders } from '@/gateway/db/schema/orders'
import { findUser, type User } from '@/gateway/services/accounts/find-user'
import { withSharers } from '@/gateway/services/desk/customers/shared-clients'
import { listClients, listManagers } from '@/gateway/services/accounts/list-company'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { MANAGER_PERMISSION } from '@/gateway/services/accounts/set-role'
import { readBuyer } from '@/gateway/services/bonuses/read-buyer'
import { toRubles } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { listOperations } from '@/gateway/services/loyalty/list-operations'
import { toCard } from '@/gateway/services/loyalty/read-card'
import { toWireStatus } from '@/gateway/services/orders/statuses'
import { listSessions } from '@/gateway/services/sessions/list-sessions'
import type { listCustomerOrders as operation } from '@/lib/gateway/contracts/desk/customers'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Page = ParsedRequestOf<typeof operation>['body']

const SHOWN_ACTIONS = 50
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The account; a deleted one counts as unknown. */
export async function requireCustomer(db: Database, customerId: string): Promise<User> {
  const user = UUID.test(customerId) ? await findUser(db, customerId) : undefined
  if (!user) throw notFound('Такого покупателя нет.')
  return user
}

/** The staff cannot shut itself out, nor the owner's people, who appointed it. */
export function isBlockable({ userId }: Viewer, user: User) {
  return user.id !== userId && !user.isAdmin
}

async function cardOf({ db, now }: ServiceDeps, user: User) {
  const at = now()
  const buyer = await readBuyer(db, user.id, at)
  if (!buyer || buyer.cardNumber === null) return null
  const { balance, pending, expiring } = await toCard(db, buyer, at)
  return { number: buyer.cardNumber, balance, pending, expiring }
}

function roleOf({ isAdmin, permissions }: User) {
  if (isAdmin) return 'admin' as const
  return permissions.includes(MANAGER_PERMISSION) ? ('manager' as const) : null
}

function loadLog(db: Database, userId: string) {
  return db
    .select({
      id: customerActions.id,
      createdAt: customerActions.createdAt,
      action: customerActions.action,
      note: customerActions.note,
      author: authorName,
    })
    .from(customerActions)
    .leftJoin(users, eq(users.id, customerActions.authorId))
    .where(eq(customerActions.userId, userId))
    .orderBy(desc(customerActions.id))
    .limit(SHOWN_ACTIONS)
}

/** All that the staff may know of a person; nothing of passwords, codes and keys. */
export async function readCustomer(deps: ServiceDeps, viewer: Viewer, customerId: string) {
  const { db } = deps
  await requireStaff(db, viewer)
  const user = await requireCustomer(db, customerId)
  const [reader, clients, managers, card, sessions, tokens, log] = await Promise.all([
    findUser(db, viewer.userId),
    listClients(db, user.id).then((own) => withSharers(db, own, user.id)),
    listManagers(db, user.id),
    cardOf(deps, user),
    listSessions(deps, { userId: user.id, sessionId: viewer.sessionId }),
    db.select({ createdAt: apiTokens.createdAt }).from(apiTokens).where(eq(apiTokens.userId, user.id)),
    loadLog(db, user.id),
  ])
  return {
    id: user.id,
    name: `${user.name} ${user.secondName}`.trim(),
    phone: user.phone,
    email: user.email,
    isPhoneConfirmed: user.isPhoneConfirmed,
    isEmailConfirmed: user.isEmailConfirmed,
    isCompany: user.group === 'corporate',
    isBlocked: user.blockedAt !== null,
    registeredAt: user.createdAt.toISOString(),
    role: roleOf(user),
    isBlockable: isBlockable(viewer, user),
    isCompanyEditable: reader?.isAdmin ?? false,
    clients,
    managers,
    card,
    sessions: sessions.map(({ device, ip, createdAt, lastSeenAt }) => ({
      device,
      ip,
      createdAt,
      lastSeenAt,
    })),
    hasToken: tokens.length > 0,
    log: log.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
  }
}

export async function listCustomerOrders({ db }: ServiceDeps, viewer: Viewer, requested: Page) {
  await requireStaff(db, viewer)
  const { page, limit } = requested
  const user = await requireCustomer(db, requested.customerId)
  const isOwn = eq(orders.userId, user.id)
  const [counted] = await db.select({ total: count() }).from(orders).where(isOwn)
  const rows = await db
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    orders: rows.map(({ number, createdAt, status, total }) => ({
      orderNumber: number,
      createdAt: createdAt.toISOString(),
      status: toWireStatus(status),
      totalPrice: toRubles(total),
    })),
    pagination: toPagination({ page, limit }, counted?.total ?? 0),
  }
}

export async function listCustomerBonuses(deps: ServiceDeps, viewer: Viewer, requested: Page) {
  await requireStaff(deps.db, viewer)
  const user = await requireCustomer(deps.db, requested.customerId)
  return listOperations(deps, { userId: user.id }, requested)
}
