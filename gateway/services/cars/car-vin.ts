import { and, eq, sql } from 'drizzle-orm'
import { userCars } from '@/gateway/db/schema/accounts'
import { fieldError } from '@/gateway/core/errors/errors'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { vinOf } from '@/lib/parts/vehicle/vin-of'

/** What a car is named by: its VIN, or a key where its owner does not know one. `field` is where the request has it. */
export function toCarName(text: string, field = 'vin'): string {
  const key = text.trim().toUpperCase()
  if (isCarKey(key)) return key
  const read = vinOf(text)
  if ('problem' in read) throw fieldError(field, read.problem)
  return read.vin
}

export function isCarOf(userId: string, vin: string) {
  return and(eq(userCars.userId, userId), sql`upper(${userCars.vin}) = ${vin.trim().toUpperCase()}`)
}
