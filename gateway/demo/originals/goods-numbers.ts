import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'

/** `title` in lower case after a space. */
type GoodsNumber = { number: string; title: string; isLater: boolean }

/** The title of a later form of a part names it: «с 2014 г.», «исполнение 3». */
const LATER = / (?:с|до) \d{4} г\.| исполнение \d/

export type GoodsNumbers = {
  /** Numbers of a make for a kind of part of a car, the usual form first. */
  of: (make: string, family: string, word: string, carId: number) => readonly string[]
}

/** The original numbers of the shop's products for some cars. */
export async function readGoodsNumbers(db: Database, carIds: readonly number[]): Promise<GoodsNumbers> {
  const rows = await selectRows<{
    number: string
    make: string
    section: number
    title: string
    cars: number[]
  }>(
    db,
    sql`select o.number, o.make, min(p.section_id)::int as section, min(p.title) as title,
          (array_agg(array_to_json(p.vehicle_ids)))[1] as cars
        from oem_numbers o
        join product_oem_numbers l on l.oem_number_id = o.id
        join products p on p.id = l.product_id
        where p.vehicle_ids && ${sql.param([...carIds])}::int[]
        group by o.id, o.number, o.make
        order by o.id`,
  )
  const familyOf = new Map(DEMO_SECTIONS.map(({ id, family }) => [id, family]))
  const byCar = new Map<string, GoodsNumber[]>()
  for (const { number, make, section, title, cars } of rows) {
    const entry = { number, title: ` ${title.toLowerCase()}`, isLater: LATER.test(title) }
    for (const car of cars) {
      const key = `${familyOf.get(section)}/${make}/${car}`
      const known = byCar.get(key)
      if (known) known.push(entry)
      else byCar.set(key, [entry])
    }
  }
  return {
    of: (make, family, word, carId) =>
      (byCar.get(`${family}/${make}/${carId}`) ?? [])
        .filter(({ title }) => title.includes(` ${word}`))
        .toSorted((one, other) => Number(one.isLater) - Number(other.isLater))
        .map(({ number }) => number),
  }
}
