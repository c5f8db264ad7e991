import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { bookings } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import { storageIssues, storageItems, storageOrders } from '@/gateway/db/schema/tyre-storage'
import type { IssueRow, ItemRow, StorageRow } from '@/gateway/services/tyre-storage/to-storage-order'

/** The viewer's own wheels; another's are as unknown as those that were never stored. */
export async function findOwnStorage(
  db: Database,
  viewer: Pick<Viewer, 'userId'>,
  orderNumber: string,
): Promise<StorageRow> {
  const [order] = await db
    .select()
    .from(storageOrders)
    .where(and(eq(storageOrders.number, orderNumber), eq(storageOrders.userId, viewer.userId)))
  if (!order) throw notFound('Такого хранения нет.')
  return order
}

export async function loadShop(db: Database, supplierId: number) {
  const [shop] = await db.select().from(shops).where(eq(shops.supplierId, supplierId))
  if (!shop) throw new Error(`the shop ${supplierId} has gone`)
  return shop
}

export async function loadItems(db: Database, orderIds: readonly string[]): Promise<Map<string, ItemRow[]>> {
  const itemsOf = new Map<string, ItemRow[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return itemsOf
  const rows = await db
    .select()
    .from(storageItems)
    .where(inArray(storageItems.orderId, [...orderIds]))
    .orderBy(asc(storageItems.position), asc(storageItems.id))
  for (const row of rows) itemsOf.get(row.orderId)?.push(row)
  return itemsOf
}

/** Issues of orders, newest first. */
export async function loadIssues(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, IssueRow[]>> {
  const issuesOf = new Map<string, IssueRow[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return issuesOf
  const rows = await db
    .select({ issue: storageIssues, booking: bookings, shop: shops })
    .from(storageIssues)
    .innerJoin(bookings, eq(bookings.id, storageIssues.bookingId))
    .innerJoin(shops, eq(shops.supplierId, storageIssues.shopId))
    .where(inArray(storageIssues.orderId, [...orderIds]))
    .orderBy(desc(storageIssues.createdAt), desc(storageIssues.id))
  for (const row of rows) issuesOf.get(row.issue.orderId)?.push(row)
  return issuesOf
}
