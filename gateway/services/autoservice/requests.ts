import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { serviceRequests } from '@/gateway/db/schema/autoservice'
import { bookings } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import { storageOrders } from '@/gateway/db/schema/tyre-storage'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { freeSlot } from '@/gateway/services/bookings/take-slot'
import { MOSCOW, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { shopDay, shopTime } from '@/gateway/services/delivery/shop-clock'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { createServiceRequest } from '@/lib/gateway/contracts/site/autoservice'
import type { WireResponseOf } from '@/lib/gateway/operation'

type Deps = Pick<ServiceDeps, 'db' | 'now'>

/** Notifies the owner of the state of a request. */
type Notify = (
  tx: Database,
  notified: {
    row: typeof serviceRequests.$inferSelect
    request: ReturnType<typeof toRequest>
    state: string
  },
) => Promise<void>

type RequestRow = {
  request: typeof serviceRequests.$inferSelect
  booking: typeof bookings.$inferSelect | null
  shop: typeof shops.$inferSelect | null
  storage: typeof storageOrders.$inferSelect | null
}

const STATUSES = {
  booked: 'Вы записаны',
  past: 'Время визита прошло',
  done: 'Визит состоялся',
  missed: 'Визит не состоялся',
  new: 'Ждём звонка менеджера',
  cancelled: 'Отменена',
} as const

/** A company books no hour. */
const CALLED = 'Менеджер связался с вами'

function statusOf({ request, booking, storage }: RequestRow, now: Date): keyof typeof STATUSES {
  if (request.status !== 'new') return request.status
  // Wheels taken into storage prove that the customer came.
  if (storage && storage.status !== 'awaiting') return 'done'
  if (!booking) return 'new'
  return booking.endsAt > now ? 'booked' : 'past'
}

export function toRequest(row: RequestRow, now: Date): WireResponseOf<typeof createServiceRequest> {
  const { request, booking, shop, storage } = row
  const code = statusOf(row, now)
  const zone = shop?.timeZone ?? MOSCOW
  return {
    number: request.number,
    kind: request.kind,
    status: { code, title: code === 'done' && !booking ? CALLED : STATUSES[code] },
    createdAt: request.createdAt.toISOString(),
    services: request.services,
    car: [request.car, request.plate].filter((words) => words !== null).join(', ') || null,
    shop: shop?.title ?? null,
    address: shop?.address ?? null,
    date: booking ? toWireDay(shopDay(zone, booking.startsAt)) : null,
    time: booking ? shopTime(zone, booking.startsAt) : null,
    comment: request.comment,
    company: request.company,
    // A guest has no list to cancel it from.
    canCancel: code === 'booked' && booking !== null && booking.startsAt > now && request.userId !== null,
    storageNumber: storage?.number ?? null,
  }
}

export function selectRequests(db: Database) {
  return db
    .select({ request: serviceRequests, booking: bookings, shop: shops, storage: storageOrders })
    .from(serviceRequests)
    .leftJoin(bookings, eq(bookings.id, serviceRequests.bookingId))
    .leftJoin(shops, eq(shops.supplierId, serviceRequests.shopId))
    .leftJoin(storageOrders, eq(storageOrders.id, serviceRequests.storageOrderId))
}

/** The viewer's requests, newest first. */
export async function listRequests({ db, now }: Deps, { userId }: Viewer, paging: Paging) {
  const own = eq(serviceRequests.userId, userId)
  const [counted] = await db.select({ total: count() }).from(serviceRequests).where(own)
  const rows = await selectRequests(db)
    .where(own)
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.number))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  return {
    requests: rows.map((row) => toRequest(row, now())),
    pagination: toPagination(paging, counted?.total ?? 0),
  }
}

/** Cancels a visit; doing it again changes nothing. The wheels announced with it are not awaited any more. */
export function cancelRequest({ db, now }: Deps, { userId }: Viewer, number: string, notify: Notify) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const moment = now()
    const own = and(eq(serviceRequests.number, number), eq(serviceRequests.userId, userId))
    const [row] = await selectRequests(tx).where(own)
    if (!row) throw notFound('Такой записи нет.')
    const { request, booking, storage } = row
    if (request.status === 'cancelled') return toRequest(row, moment)
    if (!booking || booking.startsAt <= moment || request.status !== 'new')
      throw gatewayError('conflict', 'Эту запись отменить уже нельзя. Позвоните в магазин.')
    await tx
      .update(serviceRequests)
      .set({ status: 'cancelled', updatedAt: moment })
      .where(eq(serviceRequests.id, request.id))
    await freeSlot(tx, booking.id, moment)
    if (storage?.status === 'awaiting') await tx.delete(storageOrders).where(eq(storageOrders.id, storage.id))
    const [after = row] = await selectRequests(tx).where(own)
    const cancelled = toRequest(after, moment)
    await notify(tx, { row: after.request, request: cancelled, state: 'Отменена покупателем' })
    return cancelled
  })
}
