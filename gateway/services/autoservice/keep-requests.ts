import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { serviceRequests } from '@/gateway/db/schema/autoservice'
import { bookings } from '@/gateway/db/schema/bookings'
import { storageOrders } from '@/gateway/db/schema/tyre-storage'
import { selectRequests, toRequest } from '@/gateway/services/autoservice/requests'
import { freeSlot } from '@/gateway/services/bookings/take-slot'

/** `done`: the work was done, the company was called; `missed`: the customer did not come. */
export type VisitEnd = { number: string; to: 'done' | 'missed' }

const OPEN: readonly string[] = ['booked', 'past', 'new']

/** Open requests to the car service, those with the earliest hour first; `isAll` adds those that ended. */
export async function listVisits(db: Database, now: Date, isAll: boolean) {
  const rows = await selectRequests(db)
    .where(isAll ? undefined : eq(serviceRequests.status, 'new'))
    .orderBy(asc(bookings.startsAt), asc(serviceRequests.number))
  return rows
    .map((row) => ({ ...toRequest(row, now), name: row.request.name, phone: row.request.phone }))
    .filter(({ status }) => isAll || OPEN.includes(status.code))
}

/** Records how a request ended, for its customer to see. The same end again changes nothing, another one corrects it. */
export function endVisit(db: Database, { number, to }: VisitEnd, now: Date) {
  return db.transaction(async (tx) => {
    const own = eq(serviceRequests.number, number)
    await tx.select({ id: serviceRequests.id }).from(serviceRequests).where(own).for('update')
    const [row] = await selectRequests(tx).where(own)
    if (!row) throw notFound(`Заявки ${number} нет.`)
    const { request, booking, storage } = row
    if (request.status === to) return toRequest(row, now)
    if (request.status === 'cancelled') throw gatewayError('conflict', 'Эту заявку отменил покупатель.')
    if (to === 'missed') {
      if (!booking) throw gatewayError('conflict', 'У заявки компании нет часа, на который не приехали.')
      if (booking.startsAt > now) throw gatewayError('conflict', 'Час визита ещё не наступил.')
    }
    await tx.update(serviceRequests).set({ status: to, updatedAt: now }).where(own)
    // A customer who came early frees the hour.
    if (booking && booking.startsAt > now) await freeSlot(tx, booking.id, now)
    if (to === 'missed' && storage)
      await tx
        .delete(storageOrders)
        .where(and(eq(storageOrders.id, storage.id), eq(storageOrders.status, 'awaiting')))
    const [after = row] = await selectRequests(tx).where(own)
    return toRequest(after, now)
  })
}
