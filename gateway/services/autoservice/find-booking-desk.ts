import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, notFound } from '@/gateway/core/errors/errors'
import { carServices, shopServices } from '@/gateway/db/schema/autoservice'
import { shops } from '@/gateway/db/schema/offers'
import { type BookingDesk, loadBookingDesks } from '@/gateway/services/bookings/desks'

type ServiceRow = typeof carServices.$inferSelect
export type Visit = { desk: BookingDesk; services: ServiceRow[]; minutes: number }

const NOT_DONE = 'Этот магазин таких работ не делает. Выберите другой.'

/** The desk of a shop for these services, and their total duration. */
export async function findBookingDesk(
  db: Database,
  { shop, services: codes }: { shop: string; services: readonly string[] },
  now: Date,
): Promise<Visit> {
  const requested = [...new Set(codes)]
  const rows = await db
    .select({ service: carServices })
    .from(carServices)
    .innerJoin(shopServices, eq(shopServices.serviceCode, carServices.code))
    .innerJoin(shops, eq(shops.supplierId, shopServices.shopId))
    .where(and(eq(shops.code, shop), inArray(carServices.code, requested)))
    .orderBy(carServices.sequence)
  const services = rows.map(({ service }) => service)
  const [first] = services
  if (!first || services.length < requested.length) throw fieldError('shop', NOT_DONE)
  if (services.some(({ desk }) => desk !== first.desk))
    throw fieldError('services', 'Хранение и работы с автомобилем записывают отдельно.')
  const desk = (await loadBookingDesks(db, first.desk, now)).find((one) => one.shop.code === shop)
  if (!desk) throw notFound('В этот магазин сейчас не записывают. Выберите другой.')
  return { desk, services, minutes: services.reduce((sum, { minutes }) => sum + minutes, 0) }
}
