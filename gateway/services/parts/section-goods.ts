import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '@/gateway/core/database'

const MOST_GOODS = 400
const ENTRY_BYTES = 256
/** Without a price. */
const NO_PRICE = -1

/** Available products of a section, best-selling first; every product of the section is compared with them. */
export type SectionGoods = {
  ids: Int32Array
  prices: Int32Array
  /** Vehicles of all products in one array. */
  vehicles: Int32Array
  /** The end of each product's vehicles in it. */
  ends: Int32Array
}

export type ComparedPart = { id: number; bestPrice: number | null; vehicleIds: readonly number[] }

export async function readSectionGoods(db: Database, sectionId: number): Promise<SectionGoods> {
  const rows = await selectRows<ComparedPart>(
    db,
    sql`select id, best_price as "bestPrice", vehicle_ids as "vehicleIds" from products
      where section_id = ${sectionId} and total_quantity > 0
      order by sales_score desc nulls last, id limit ${MOST_GOODS}`,
  )
  const ends: number[] = []
  for (const { vehicleIds } of rows) ends.push((ends.at(-1) ?? 0) + vehicleIds.length)
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    prices: Int32Array.from(rows, ({ bestPrice }) => bestPrice ?? NO_PRICE),
    vehicles: Int32Array.from(rows.flatMap(({ vehicleIds }) => vehicleIds)),
    ends: Int32Array.from(ends),
  }
}

/** Approximate size in bytes. */
export function weighSectionGoods({ ids, prices, vehicles, ends }: SectionGoods): number {
  return ENTRY_BYTES + ids.byteLength + prices.byteLength + vehicles.byteLength + ends.byteLength
}

/** Ids of those nearest to a product: for the same vehicles, then of a like price, then the better sold. */
export function nearestTo(origin: ComparedPart, goods: SectionGoods, limit: number): number[] {
  const own = new Set(origin.vehicleIds)
  const found = Array.from(goods.ids, (id, at) => ({
    id,
    isShared: goods.vehicles.subarray(goods.ends[at - 1] ?? 0, goods.ends[at]).some((one) => own.has(one)),
    apart: distance(goods.prices[at] ?? NO_PRICE, origin.bestPrice ?? 0),
  }))
  // Equal ones stay in the order of the section.
  return found
    .filter(({ id }) => id !== origin.id)
    .toSorted((one, other) => Number(other.isShared) - Number(one.isShared) || one.apart - other.apart)
    .slice(0, limit)
    .map(({ id }) => id)
}

function distance(price: number, requested: number): number {
  return price === NO_PRICE ? Number.MAX_SAFE_INTEGER : Math.abs(price - requested)
}
