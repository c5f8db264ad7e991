import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { bookingDeskDays, bookingDesks, bookings } from '@/gateway/db/schema/bookings'
import { seeds } from '@/gateway/db/schema/site'
import { storageEvents, storageIssues, storageItems, storageOrders } from '@/gateway/db/schema/tyre-storage'
import { DEMO_SETS, type DemoSet, type DemoWheels } from '@/gateway/demo/people/storage-sets'
import { DEMO_DESKS } from '@/gateway/demo/services/booking-desks'
import { partPicturePaths } from '@/gateway/demo/pictures/picture-paths'
import { bookingSlots } from '@/gateway/services/bookings/booking-slots'
import { type BookingDesk, loadBookingDesks } from '@/gateway/services/bookings/desks'
import { addDays, moscowDay, moscowMoment, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { nextStorageNumber } from '@/gateway/services/tyre-storage/announce-storage'
import { createIssue } from '@/gateway/services/tyre-storage/change-issues'

const SEED_NAME = 'demo-storage'
const ISSUE_MINUTES = 30
const MINUTE_MS = 60_000
const KOPECKS = 100
/** Every so many appointments of the nearest days are others' already. */
const TAKEN_EVERY = 3
const BUSY_DAYS = 6

type Shelf = { tx: Database; now: Date; desks: readonly BookingDesk[] }

/** Pictures of a set are those of its wheels: the same seed draws the same wheel. */
function picturesOf({ pictures, size }: DemoWheels, seed: number): string[] {
  return pictures.flatMap((kind) => partPicturePaths(kind, seed, size).slice(0, 2))
}

async function insertDesks(tx: Database, now: Date) {
  const rows = await tx
    .insert(bookingDesks)
    .values(DEMO_DESKS.map(({ offOn: _, ...desk }) => desk))
    .onConflictDoNothing()
    .returning()
  const today = moscowDay(now)
  const off = rows.flatMap(({ id }, at) =>
    (DEMO_DESKS[at]?.offOn ?? []).map((days) => ({ deskId: id, day: addDays(today, days) })),
  )
  if (off.length > 0) await tx.insert(bookingDeskDays).values(off)
}

/** Other people's appointments: a calendar without them would look unused. */
async function insertOthers({ tx, now, desks }: Shelf) {
  for (const desk of desks) {
    const slots = bookingSlots(desk, { busy: [], minutes: desk.slotMinutes, now })
      .slice(0, BUSY_DAYS)
      .flatMap((day) => day.slots)
      .filter((_, at) => at % TAKEN_EVERY === 1)
    const rows = slots.flatMap(({ startsAt }) =>
      Array.from({ length: desk.capacity }, () => ({
        deskId: desk.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + desk.slotMinutes * MINUTE_MS),
      })),
    )
    if (rows.length > 0) await tx.insert(bookings).values(rows)
  }
}

async function insertSet(shelf: Shelf, userId: string, set: DemoSet, seed: number) {
  const { tx, now } = shelf
  const today = moscowDay(now)
  const number = await nextStorageNumber(tx)
  const broughtAt = moscowMoment(addDays(today, Math.min(set.from, 0)), '11:20')
  const { wheels, from, to, price, issue, ...fields } = set
  const [order] = await tx
    .insert(storageOrders)
    .values({
      ...fields,
      userId,
      number,
      contractNumber: set.status === 'awaiting' ? null : `${number}/${addDays(today, from).slice(2, 4)}`,
      dateFrom: addDays(today, from),
      dateTo: addDays(today, to),
      price: price === null ? null : price * KOPECKS,
      createdAt: broughtAt,
      updatedAt: broughtAt,
    })
    .returning()
  if (!order) throw new Error(`the set ${number} was not written`)
  await tx.insert(storageItems).values(
    wheels.map((wheel, position) => ({
      ...wheel,
      orderId: order.id,
      position,
      treads: [...(wheel.treads ?? [])],
      pictures: picturesOf(wheel, seed),
    })),
  )
  await tx.insert(storageEvents).values(eventsOf(set, order.id, broughtAt))
  if (issue === undefined) return
  if (set.status === 'issued') await insertDone(shelf, { orderId: order.id, userId, set, issue })
  else {
    const date = toWireDay(addDays(today, issue))
    const deps = { db: tx, now: () => now, addressLimitFactor: 1 }
    await createIssue(deps, viewerOf(userId), { orderNumber: number, date }, null)
  }
}

function viewerOf(userId: string) {
  return { userId, sessionId: '', group: 'client', isPhoneConfirmed: true } as const
}

function eventsOf({ status, place, isPaid }: DemoSet, orderId: string, at: Date) {
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
  if (status === 'awaiting') return [{ orderId, title: 'Заявка принята, ждём колёса', createdAt: at }]
  return [
    { orderId, title: 'Колёса приняты: осмотрены, вымыты, подписаны', createdAt: at },
    ...(isPaid ? [{ orderId, title: 'Хранение оплачено', createdAt: later(10) }] : []),
    { orderId, title: place ? `Положены на место: ${place}` : 'Положены на место', createdAt: later(95) },
  ]
}

async function insertDone(
  { tx, now, desks }: Shelf,
  { orderId, userId, set, issue }: { orderId: string; userId: string; set: DemoSet; issue: number },
) {
  const desk = desks.find(({ shop }) => shop.supplierId === set.shopId)
  if (!desk) throw new Error(`there is no desk in the shop ${set.shopId}`)
  const startsAt = moscowMoment(addDays(moscowDay(now), issue), '12:00')
  const endsAt = new Date(startsAt.getTime() + ISSUE_MINUTES * MINUTE_MS)
  const [booking] = await tx
    .insert(bookings)
    .values({ deskId: desk.id, userId, startsAt, endsAt })
    .returning()
  if (!booking) throw new Error('the booking was not written')
  await tx.insert(storageIssues).values({
    orderId,
    bookingId: booking.id,
    shopId: set.shopId,
    status: 'done',
    createdAt: new Date(startsAt.getTime() - 1440 * MINUTE_MS),
    updatedAt: endsAt,
  })
  await tx.insert(storageEvents).values({ orderId, title: 'Комплект выдан', createdAt: endsAt })
}

/** Gives shops their appointments and the demo accounts wheels in storage; once, also in a shop that is already there. */
export async function seedDemoStorage(db: Database, now: Date): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await insertDesks(tx, now)
    const desks = [
      ...(await loadBookingDesks(tx, 'storage', now)),
      ...(await loadBookingDesks(tx, 'service', now)),
    ]
    const shelf = { tx, now, desks }
    await insertOthers(shelf)
    const people = await tx
      .select({ id: users.id, externalId: users.externalId })
      .from(users)
      .where(inArray(users.externalId, Object.keys(DEMO_SETS)))
      .orderBy(users.phone)
    let seed = 1
    for (const { id, externalId } of people) {
      for (const set of DEMO_SETS[externalId] ?? []) await insertSet(shelf, id, set, (seed += 7))
    }
    return true
  })
}
