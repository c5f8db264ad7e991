import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import { users } from '@/gateway/db/schema/accounts'
import { bookings } from '@/gateway/db/schema/bookings'
import { shops } from '@/gateway/db/schema/offers'
import { storageEvents, storageIssues, storageOrders } from '@/gateway/db/schema/tyre-storage'
import type { StorageRow } from '@/gateway/services/tyre-storage/to-storage-order'

export type WheelsStep =
  | {
      to: 'received'
      number: string
      place?: string | undefined
      contract?: string | undefined
      /** Kopecks for the whole term, as calculated at the counter. */
      price?: number | undefined
      isPaid?: boolean | undefined
    }
  | { to: 'moved'; number: string; place: string; shop?: string | undefined }
  | { to: 'paid'; number: string }
  | { to: 'issued'; number: string }

/** Sets of wheels in the shop or on their way to it, by the end of their term; `isAll` adds those that were handed out. */
export function listWheels(db: Database, isAll: boolean) {
  return db
    .select({ order: storageOrders, shop: shops.title, phone: users.phone })
    .from(storageOrders)
    .innerJoin(shops, eq(shops.supplierId, storageOrders.shopId))
    .leftJoin(users, eq(users.id, storageOrders.userId))
    .where(isAll ? undefined : ne(storageOrders.status, 'issued'))
    .orderBy(asc(storageOrders.dateTo), asc(storageOrders.number))
}

/** Records a step of a set of wheels, for its customer to see. A repeated step changes nothing. */
export function stepWheels(db: Database, step: WheelsStep, now: Date): Promise<StorageRow> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(storageOrders)
      .where(eq(storageOrders.number, step.number))
      .for('update')
    if (!order) throw notFound(`Хранения ${step.number} нет.`)
    const change = await changeOf(tx, order, step)
    if (!change) return order
    if (step.to === 'issued') await endIssue(tx, order.id, now)
    const [row] = await tx
      .update(storageOrders)
      .set({ ...change.set, updatedAt: now })
      .where(eq(storageOrders.id, order.id))
      .returning()
    await tx
      .insert(storageEvents)
      .values(change.notified.map((title) => ({ orderId: order.id, title, createdAt: now })))
    return row ?? order
  })
}

type Change = { set: Partial<StorageRow>; notified: string[] }

async function changeOf(tx: Database, order: StorageRow, step: WheelsStep): Promise<Change | undefined> {
  switch (step.to) {
    case 'received': {
      if (order.status === 'stored') return undefined
      if (order.status === 'issued') throw gatewayError('conflict', 'Эти колёса уже выданы.')
      return received(step)
    }
    case 'moved': {
      requireStored(order)
      const shopId = step.shop === undefined ? order.shopId : await shopIdOf(tx, step.shop)
      if (order.place === step.place && order.shopId === shopId) return undefined
      return { set: { place: step.place, shopId }, notified: [`Переложены: ${step.place}`] }
    }
    case 'paid': {
      return order.isPaid ? undefined : { set: { isPaid: true }, notified: ['Хранение оплачено'] }
    }
    case 'issued': {
      if (order.status === 'issued') return undefined
      requireStored(order)
      return { set: { status: 'issued', place: null }, notified: ['Комплект выдан'] }
    }
  }
}

function received({ place, contract, price, isPaid }: Extract<WheelsStep, { to: 'received' }>): Change {
  return {
    set: {
      status: 'stored',
      ...(place !== undefined && { place }),
      ...(contract !== undefined && { contractNumber: contract }),
      ...(price !== undefined && { price, isPriceExact: true }),
      ...(isPaid && { isPaid }),
    },
    notified: [
      'Колёса приняты: осмотрены, вымыты, подписаны',
      ...(isPaid ? ['Хранение оплачено'] : []),
      ...(place === undefined ? [] : [`Положены на место: ${place}`]),
    ],
  }
}

function requireStored({ status }: StorageRow): void {
  if (status === 'awaiting') throw gatewayError('conflict', 'Этих колёс ещё не приняли.')
  if (status === 'issued') throw gatewayError('conflict', 'Эти колёса уже выданы.')
}

async function shopIdOf(tx: Database, code: string): Promise<number> {
  const [shop] = await tx.select({ id: shops.supplierId }).from(shops).where(eq(shops.code, code))
  if (!shop) throw notFound(`Магазина «${code}» нет.`)
  return shop.id
}

async function endIssue(tx: Database, orderId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(storageIssues)
    .set({ status: 'done', updatedAt: now })
    .where(and(eq(storageIssues.orderId, orderId), eq(storageIssues.status, 'booked')))
    .returning({ bookingId: storageIssues.bookingId })
  const ids = ended.map(({ bookingId }) => bookingId)
  // A customer who came early frees the hour.
  await tx
    .update(bookings)
    .set({ cancelledAt: now })
    .where(and(inArray(bookings.id, ids), gt(bookings.startsAt, now)))
}
