import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import { promoCodes } from '@/gateway/db/schema/bonuses'
import { addDays, moscowMoment } from '@/gateway/services/delivery/moscow-time'
import { findPromoCode, normalizePromoCode } from '@/gateway/services/loyalty/promo-codes'

export type NewPromoCode = {
  code: string
  title: string
  bonuses: number
  /** Moscow's days, YYYY-MM-DD; both count. */
  from?: string | undefined
  until?: string | undefined
  maxUses?: number | undefined
  isOffered: boolean
}

/** Within the limits of the form and of the call that takes it. */
const CODE = /^[\p{L}\p{N}_]{3,50}$/u

/** Every code of the shop, by its name. */
export function listAllPromoCodes(db: Database) {
  return db.select().from(promoCodes).orderBy(asc(promoCodes.code))
}

/** Makes a code that members of the club turn into bonuses. */
export async function makePromoCode(db: Database, { from, until, ...requested }: NewPromoCode) {
  const code = normalizePromoCode(requested.code)
  if (!CODE.test(code)) throw fieldError('code', 'Промокод — от 3 до 50 букв и цифр.')
  if (from !== undefined && until !== undefined && from > until)
    throw fieldError('until', 'Последний день раньше первого.')
  const taken = await findPromoCode(db, code)
  if (taken) throw isTaken(taken.code)
  const [row] = await db
    .insert(promoCodes)
    .values({
      ...requested,
      code,
      maxUses: requested.maxUses ?? null,
      validFrom: from === undefined ? null : moscowMoment(from, '00:00'),
      validUntil: until === undefined ? null : moscowMoment(addDays(until, 1), '00:00'),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw isTaken(code)
  return row
}

function isTaken(code: string) {
  return gatewayError('conflict', `Промокод ${code} уже есть. Назовите новый иначе.`)
}

/** Closes the code to new use; what it gave stays. Closing it again changes nothing. */
export async function closePromoCode(db: Database, text: string, now: Date) {
  const row = await findPromoCode(db, text)
  if (!row) throw notFound(`Промокода ${normalizePromoCode(text)} нет.`)
  if (row.validUntil !== null && row.validUntil <= now) return row
  const [closed] = await db
    .update(promoCodes)
    .set({ validUntil: now })
    .where(eq(promoCodes.code, row.code))
    .returning()
  return closed ?? row
}
