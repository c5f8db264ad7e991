import { asc, eq, gte } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { calendarDays, deliverySectors } from '@/gateway/db/schema/checkout'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import { isWithinPolygon, type Point } from '@/gateway/services/delivery/is-within-polygon'

export type Sector = typeof deliverySectors.$inferSelect

/** The sector of a point. */
export async function findSector(db: Database, point: Point): Promise<Sector | undefined> {
  const sectors = await db
    .select()
    .from(deliverySectors)
    .where(eq(deliverySectors.isOn, true))
    .orderBy(asc(deliverySectors.sequence), asc(deliverySectors.externalId))
  return sectors.find(({ polygon }) => isWithinPolygon(point, polygon))
}

/** Exceptions from the weekly order from now on: true for working days. */
export async function loadCalendar(db: Database, now: Date): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .select()
    .from(calendarDays)
    .where(gte(calendarDays.day, moscowDay(now)))
  return new Map(rows.map(({ day, isWorking }) => [day, isWorking]))
}
