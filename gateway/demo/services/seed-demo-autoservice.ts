import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import {
  carServices,
  serviceRequests,
  shopServices,
  storageTariffs,
  storageTerms,
} from '@/gateway/db/schema/autoservice'
import { seeds } from '@/gateway/db/schema/site'
import { DEMO_SERVICES, DEMO_TARIFFS, DEMO_TERMS } from '@/gateway/demo/services/car-services'
import { DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { findBookingDesk } from '@/gateway/services/autoservice/find-booking-desk'
import { nextRequestNumber } from '@/gateway/services/autoservice/next-request-number'
import { bookingSlots, type Span } from '@/gateway/services/bookings/booking-slots'
import { loadBusy } from '@/gateway/services/bookings/desks'
import { takeSlot } from '@/gateway/services/bookings/take-slot'
import { addDays, moscowDay, moscowMoment, toWireDay } from '@/gateway/services/delivery/moscow-time'
import { bookings } from '@/gateway/db/schema/bookings'

const SEED_NAME = 'demo-autoservice'

type DemoVisit = {
  shop: string
  services: readonly string[]
  /** Days from today. */
  days: number
  car: string
  plate: string
  comment?: string
}

const RETAIL_VISITS: readonly DemoVisit[] = [
  {
    shop: 'yuzhnaya',
    services: ['engine-oil'],
    days: -64,
    car: 'Hyundai Solaris II',
    plate: 'А 482 МР 77',
  },
  {
    shop: 'vyhino',
    services: ['tyre-change'],
    days: 2,
    car: 'Škoda Octavia A7',
    plate: 'М 205 НЕ 177',
    comment: 'Зимние шины привезу с собой.',
  },
]

async function insertTables(tx: Database) {
  await tx.insert(carServices).values(DEMO_SERVICES.map(({ shops: _, ...service }) => service))
  await tx
    .insert(shopServices)
    .values(
      DEMO_SERVICES.flatMap(({ code, shops }) => shops.map((shopId) => ({ shopId, serviceCode: code }))),
    )
  await tx.insert(storageTariffs).values([...DEMO_TARIFFS])
  await tx.insert(storageTerms).values([...DEMO_TERMS])
}

async function insertVisit(tx: Database, user: typeof users.$inferSelect, demo: DemoVisit, now: Date) {
  const { desk, services, minutes } = await findBookingDesk(tx, demo, now)
  const day = addDays(moscowDay(now), demo.days)
  const madeAt = moscowMoment(addDays(moscowDay(now), Math.min(demo.days, 0) - 2), '10:40')
  const appointment = { userId: user.id, date: toWireDay(day), minutes, field: 'time' }
  const booking =
    demo.days > 0
      ? await takeSlot(tx, desk, { ...appointment, time: await freeTime() }, now)
      : await insertPast({ startsAt: moscowMoment(day, '11:00'), endsAt: moscowMoment(day, '12:00') })
  await tx.insert(serviceRequests).values({
    number: await nextRequestNumber(tx),
    userId: user.id,
    kind: 'visit',
    bookingId: booking?.id ?? null,
    shopId: desk.shop.supplierId,
    services: services.map(({ title }) => title),
    name: user.name,
    phone: user.phone ?? '',
    car: demo.car,
    plate: demo.plate,
    comment: demo.comment ?? null,
    status: demo.days > 0 ? 'new' : 'done',
    createdAt: madeAt,
    updatedAt: madeAt,
  })

  async function freeTime() {
    const days = bookingSlots(desk, { busy: await loadBusy(tx, desk.id, now), minutes, now })
    const slots = days.find((one) => one.day === day)?.slots ?? []
    return slots.find(({ isFree }) => isFree)?.time ?? ''
  }

  async function insertPast(span: Span) {
    const [row] = await tx
      .insert(bookings)
      .values({ deskId: desk.id, userId: user.id, ...span })
      .returning()
    return row
  }
}

async function insertCompanyRequest(tx: Database, user: typeof users.$inferSelect, now: Date) {
  const madeAt = moscowMoment(addDays(moscowDay(now), -1), '15:10')
  await tx.insert(serviceRequests).values({
    number: await nextRequestNumber(tx),
    userId: user.id,
    kind: 'company',
    name: `${user.name} ${user.secondName}`,
    phone: user.phone ?? '',
    email: user.email,
    company: 'ООО Автопарк Юг',
    inn: '7726123453',
    fleet: 14,
    comment: 'Нужны замена масла и шиномонтаж на южной площадке, по безналичному расчёту.',
    createdAt: madeAt,
    updatedAt: madeAt,
  })
}

/** Services of the demo shops with prices, and visits of the demo accounts; once, also in a shop that is already there. */
export async function seedDemoAutoservice(db: Database, now: Date): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await insertTables(tx)
    const userOf = async (externalId = '') =>
      (await tx.select().from(users).where(eq(users.externalId, externalId)))[0]
    const [retail, company] = [await userOf(DEMO_RETAIL.externalId), await userOf(DEMO_CORPORATE.externalId)]
    if (retail) for (const visit of RETAIL_VISITS) await insertVisit(tx, retail, visit, now)
    if (company) await insertCompanyRequest(tx, company, now)
    return true
  })
}
