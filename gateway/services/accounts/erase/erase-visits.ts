import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { serviceRequests } from '@/gateway/db/schema/autoservice'
import { bookings } from '@/gateway/db/schema/bookings'
import { storageIssues, storageOrders } from '@/gateway/db/schema/tyre-storage'

/**
 * Frees the hours of returned requests, and removes the personal data of requests and wheels. Wheels that lie in a shop stay known
 * by their number, which stands on the contract too.
 */
export async function eraseVisits(tx: Database, userId: string, now: Date) {
  const ahead = and(eq(bookings.userId, userId), isNull(bookings.cancelledAt), gt(bookings.startsAt, now))
  const freed = await tx
    .update(bookings)
    .set({ cancelledAt: now })
    .where(ahead)
    .returning({ id: bookings.id })
  const ids = freed.map(({ id }) => id)
  if (ids.length > 0) {
    const cancelled = { status: 'cancelled', updatedAt: now } as const
    await tx.update(storageIssues).set(cancelled).where(inArray(storageIssues.bookingId, ids))
    await tx.update(serviceRequests).set(cancelled).where(inArray(serviceRequests.bookingId, ids))
  }
  await tx
    .update(serviceRequests)
    .set({
      userId: null,
      key: null,
      name: '',
      phone: '',
      email: null,
      car: null,
      vin: null,
      plate: null,
      comment: null,
    })
    .where(eq(serviceRequests.userId, userId))
  const own = eq(storageOrders.userId, userId)
  await tx.delete(storageOrders).where(and(own, eq(storageOrders.status, 'awaiting')))
  const issues = tx.select({ id: storageOrders.id }).from(storageOrders).where(own)
  await tx.update(storageIssues).set({ comment: null }).where(inArray(storageIssues.orderId, issues))
  await tx.update(storageOrders).set({ userId: null, car: null, plate: null, comment: null }).where(own)
}
