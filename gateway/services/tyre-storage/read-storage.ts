import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'
import type { Viewer } from '@/gateway/core/viewer'
import { shops } from '@/gateway/db/schema/offers'
import { storageEvents, storageOrders } from '@/gateway/db/schema/tyre-storage'
import { bookingSlots } from '@/gateway/services/bookings/booking-slots'
import { loadBusy } from '@/gateway/services/bookings/desks'
import { toSlotDays } from '@/gateway/services/bookings/to-slot-days'
import { toWireDay } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findOwnStorage, loadIssues, loadItems, loadShop } from '@/gateway/services/tyre-storage/load-storage'
import { deskOf, ISSUE_MINUTES, loadIssueDesks } from '@/gateway/services/tyre-storage/issue-desks'
import {
  addressOf,
  toIssue,
  toStorageDetail,
  toStorageOrder,
} from '@/gateway/services/tyre-storage/to-storage-order'

type Deps = Pick<ServiceDeps, 'db' | 'now'>

/** So many first days are named where no hours are requested. */
const NAMED_DAYS = 7

/** The viewer's wheels: those in the shop first, by the end of their term. */
export async function listStorage({ db, now }: Deps, viewer: Viewer, paging: Paging) {
  const own = eq(storageOrders.userId, viewer.userId)
  const [counted] = await db.select({ total: count() }).from(storageOrders).where(own)
  const rows = await db
    .select()
    .from(storageOrders)
    .where(own)
    .orderBy(
      sql`${storageOrders.status} = 'issued'`,
      sql`case when ${storageOrders.status} = 'issued' then null else ${storageOrders.dateTo} end`,
      desc(storageOrders.dateTo),
      asc(storageOrders.number),
    )
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  const ids = rows.map(({ id }) => id)
  const [itemsOf, issuesOf] = [await loadItems(db, ids), await loadIssues(db, ids)]
  const places = new Map(
    (
      await db
        .select()
        .from(shops)
        .where(
          inArray(
            shops.supplierId,
            rows.map(({ shopId }) => shopId),
          ),
        )
    ).map((shop) => [shop.supplierId, shop]),
  )
  return {
    orders: rows.flatMap((order) => {
      const shop = places.get(order.shopId)
      const [lastIssue] = issuesOf.get(order.id) ?? []
      if (!shop) return []
      return [toStorageOrder(order, { shop, items: itemsOf.get(order.id) ?? [], lastIssue, now: now() })]
    }),
    pagination: toPagination(paging, counted?.total ?? 0),
  }
}

export async function readStorage({ db, now }: Deps, viewer: Viewer, orderNumber: string) {
  const order = await findOwnStorage(db, viewer, orderNumber)
  const items = (await loadItems(db, [order.id])).get(order.id) ?? []
  const [lastIssue] = (await loadIssues(db, [order.id])).get(order.id) ?? []
  const events = await db
    .select()
    .from(storageEvents)
    .where(eq(storageEvents.orderId, order.id))
    .orderBy(asc(storageEvents.id))
  const shop = await loadShop(db, order.shopId)
  return toStorageDetail(order, { shop, items, lastIssue, now: now() }, events)
}

/** Earlier bookings, and the desks that can hand out the wheels. */
export async function listIssues({ db, now }: Deps, viewer: Viewer, orderNumber: string) {
  const order = await findOwnStorage(db, viewer, orderNumber)
  const moment = now()
  const issues = (await loadIssues(db, [order.id])).get(order.id) ?? []
  const desks = order.status === 'stored' ? await loadIssueDesks(db, order, moment) : []
  const [first] = desks
  const days = first
    ? bookingSlots(first, { busy: await loadBusy(db, first.id, moment), minutes: ISSUE_MINUTES, now: moment })
    : []
  return {
    issues: issues.map((row) => toIssue(order.number, row, moment)),
    warehouses: desks.map(({ shop, opensAt, closesAt }) => ({
      code: shop.code,
      title: shop.title,
      address: addressOf(shop),
      phone: shop.phone,
      work: { open: opensAt, close: closesAt },
      is_own: shop.supplierId === order.shopId,
    })),
    dates: days
      .filter(({ slots }) => slots.some(({ isFree }) => isFree))
      .slice(0, NAMED_DAYS)
      .map(({ day }) => toWireDay(day)),
  }
}

export async function listIssueSlots(
  { db, now }: Deps,
  viewer: Viewer,
  { orderNumber, warehouse }: { orderNumber: string; warehouse: string | undefined },
) {
  const order = await findOwnStorage(db, viewer, orderNumber)
  const moment = now()
  const desk = deskOf(await loadIssueDesks(db, order, moment), warehouse)
  const busy = await loadBusy(db, desk.id, moment)
  return { days: toSlotDays(bookingSlots(desk, { busy, minutes: ISSUE_MINUTES, now: moment })) }
}
