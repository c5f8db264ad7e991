import { and, eq, sql } from 'drizzle-orm'
import { userCars } from '@/gateway/db/schema-accounts'
import { fieldError } from '@/gateway/core/errors/errors'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { vinOf } from '@/lib/parts/vehicle/vin-of'

/** Name of a car: its VIN, or a key where its owner does not know one. */
export function toCarName(text: string): string {
  const key = text.trim().toUpperCase()
  return isCarKey(key) ? key : toVin(text, 'vin')
}

/** `field` is its place in the request. */
export function toVin(text: string, field: string): string {
  const read = vinOf(text)
  if ('problem' in read) throw fieldError(field, read.problem)
  return read.vin
}

export function isCarOf(userId: string, vin: string) {
  return and(eq(userCars.userId, userId), sql`upper(${userCars.vin}) = ${vin.trim().toUpperCase()}`)
}
