import { type BookingDeskKind, bookingDesks } from '@/gateway/db/schema/bookings'
import { storageItems, storageOrders } from '@/gateway/db/schema/tyre-storage'
import type { Database } from '@/gateway/core/database'

type NewOrder = Partial<typeof storageOrders.$inferInsert>

let lastNumber = 0

/** Wheels of a customer in a shop. */
export async function putOnShelf(db: Database, userId: string, changes: NewOrder = {}) {
  lastNumber += 1
  const [order] = await db
    .insert(storageOrders)
    .values({
      number: `ХШ-${lastNumber}`,
      userId,
      title: 'Летний комплект',
      status: 'stored',
      shopId: 29,
      dateFrom: '2026-01-10',
      dateTo: '2026-06-10',
      ...changes,
    })
    .returning()
  if (!order) throw new Error('the order was not written')
  await db.insert(storageItems).values({
    orderId: order.id,
    position: 0,
    title: 'Летние шины',
    size: '205/55 R16',
    quantity: 4,
    treads: [6.4, 6.3, 5.9, 6],
  })
  return order
}

/** Opens a desk in a shop. */
export async function openDesk(
  db: Database,
  shopId: number,
  kind: BookingDeskKind,
  changes: Partial<typeof bookingDesks.$inferInsert> = {},
) {
  await db
    .insert(bookingDesks)
    .values({ shopId, kind, slotMinutes: 30, leadMinutes: 60, capacity: 1, ...changes })
}
