import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { userCars } from '@/gateway/db/schema/accounts'
import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'

/** The key of a car of the garage in a line. */
export function toCarKey(name: string): string {
  return name.trim().toUpperCase()
}

export const lineCarColumns = {
  vin: userCars.vin,
  title: userCars.title,
  mark: userCars.mark,
  model: userCars.model,
  modification: userCars.modification,
}

type CarRow = Pick<typeof userCars.$inferSelect, keyof typeof lineCarColumns>

export function toLineCar(car: CarRow): LineCar {
  return { vin: car.vin, title: nameOfCar(car) }
}

/** Cars of a garage by the keys of the requested names; cars of another garage count as unknown. */
export async function carsByKey(
  db: Database,
  userId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, LineCar>> {
  const keys = [...new Set(names.map(toCarKey))]
  if (keys.length === 0) return new Map()
  const rows = await db
    .select(lineCarColumns)
    .from(userCars)
    .where(and(eq(userCars.userId, userId), inArray(sql`upper(${userCars.vin})`, keys)))
  return new Map(rows.map((row) => [toCarKey(row.vin), toLineCar(row)]))
}
