import { and, eq, sql } from 'drizzle-orm'
import { userCars } from '@/gateway/db/schema-accounts'
import { fieldError } from '@/gateway/core/errors'
import { isVin, toVinInput } from '@/lib/parts/vin'

export function toVin(text: string): string {
  const vin = toVinInput(text)
  if (!isVin(vin)) throw fieldError('vin', 'VIN — 17 знаков: цифры и латинские буквы, кроме I, O и Q.')
  return vin
}

export function isCarOf(userId: string, vin: string) {
  return and(eq(userCars.userId, userId), sql`upper(${userCars.vin}) = ${vin.trim().toUpperCase()}`)
}
