import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { readIdList } from '@/gateway/db/id-list'
import type { fitmentLimits } from '@/gateway/db/schema/vehicles'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

export type Limit = Pick<
  typeof fitmentLimits.$inferSelect,
  'productId' | 'vehicleIds' | 'yearFrom' | 'yearTo' | 'engines' | 'note'
>
export type Verdict = 'fits' | 'unfit' | 'check'
export type Judgement = { verdict: Verdict; reason: string | null }

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** Limits of the given products to some of their cars, by product. */
export async function loadLimits(
  db: Database,
  productIds: readonly number[] | Int32Array,
): Promise<Map<number, Limit[]>> {
  const limits = new Map<number, Limit[]>()
  if (productIds.length === 0) return limits
  const rows = await selectRows<Limit>(
    db,
    sql`select product_id as "productId", vehicle_ids as "vehicleIds", year_from as "yearFrom", year_to as "yearTo",
        engines, note
      from fitment_limits where product_id = any(${sql.param([...productIds])}::int[])`,
  )
  for (const row of rows) limits.set(row.productId, [...(limits.get(row.productId) ?? []), row])
  return limits
}

/** A limit that several products have. */
export type SharedLimit = Omit<Limit, 'productId'> & { productIds: Int32Array }

/** The limits of many products, each once: a large shop has thousands of products for a car, and few different limits. */
export async function loadSharedLimits(db: Database, productIds: Int32Array): Promise<SharedLimit[]> {
  if (productIds.length === 0) return []
  // As a text: drivers write lists of numbers one by one.
  const rows = await selectRows<Omit<Limit, 'productId'> & { ids: Uint8Array }>(
    db,
    sql`select vehicle_ids as "vehicleIds", year_from as "yearFrom", year_to as "yearTo", engines, note,
        string_agg(int4send(product_id), ''::bytea) as ids
      from fitment_limits where product_id = any(${`{${productIds.join(',')}}`}::text::int[])
      group by vehicle_ids, year_from, year_to, engines, note`,
  )
  return rows.map(({ ids, ...limit }) => ({ ...limit, productIds: readIdList(ids) }))
}

function yearsOf({ yearFrom, yearTo }: Limit): string {
  if (yearFrom === null) return yearTo === null ? '' : `до ${yearTo} г.`
  return yearTo === null ? `с ${yearFrom} г.` : `${yearFrom}–${yearTo} гг.`
}

/** The words of a limit: «только для двигателя G4FC, до 2014 г.» */
export function wordsOf(limit: Limit): string {
  const { engines, note } = limit
  const engine =
    engines.length === 0
      ? ''
      : `для ${engines.length === 1 ? 'двигателя' : 'двигателей'} ${engines.join(', ')}`
  const words = [engine, yearsOf(limit), note].filter(Boolean).join(', ')
  return note !== '' && words === note ? note : `только ${words}`
}

export function judgeLimit(limit: Omit<Limit, 'productId'>, { car, year }: Ride): Verdict {
  if (limit.engines.length > 0 && car.engine !== null && !limit.engines.includes(car.engine)) return 'unfit'
  const from = limit.yearFrom ?? FIRST_YEAR
  const to = limit.yearTo ?? LAST_YEAR
  const first = year ?? car.yearFrom ?? FIRST_YEAR
  const last = year ?? car.yearTo ?? LAST_YEAR
  if (last < from || first > to) return 'unfit'
  if (limit.engines.length > 0 && car.engine === null) return 'check'
  if (first < from || last > to) return 'check'
  return limit.note === '' ? 'fits' : 'check'
}

const ORDER: readonly Verdict[] = ['fits', 'check', 'unfit']

/** The verdict of a product's limits for a listed car: the best that any of them allows. */
export function judgeLimits(limits: readonly Limit[] | undefined, ride: Ride): Judgement {
  const own = (limits ?? []).filter(
    ({ vehicleIds }) => vehicleIds.length === 0 || vehicleIds.includes(ride.car.id),
  )
  if (own.length === 0) return { verdict: 'fits', reason: null }
  const judged = own.map((limit) => ({ verdict: judgeLimit(limit, ride), reason: wordsOf(limit) }))
  const verdict = ORDER.find((one) => judged.some((other) => other.verdict === one)) ?? 'check'
  if (verdict === 'fits') return { verdict, reason: null }
  const reasons = judged.filter((one) => one.verdict === verdict).map(({ reason }) => reason)
  return { verdict, reason: [...new Set(reasons)].join(' или ') }
}
