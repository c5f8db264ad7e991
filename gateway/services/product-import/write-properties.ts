import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'

/** A filter with more values is of no use, and its column no attribute. */
export const MAX_OPTIONS = 1_000

/** Values of filters as a file names them. */
export type NewOptions = ReadonlyMap<number, ReadonlySet<string>>

/** Makes the properties that every product may have; returns whether one was missing. */
export async function writeOwnProperties(db: Database): Promise<boolean> {
  const rows = Object.values(OWN_PROPERTIES).map(({ slug, title, unit, sequence }) => ({
    slug,
    title,
    unit,
    sequence,
  }))
  const made = await selectRows(
    db,
    sql`insert into properties (slug, title, unit, sequence)
      select slug, title, unit, sequence from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(slug text, title text, unit text, sequence integer)
      on conflict do nothing returning slug`,
  )
  return made.length > 0
}

/** Gives filters the options that they lack, in the order of their names; returns how many were made. */
export async function writeOptions(db: Database, options: NewOptions): Promise<number> {
  let made = 0
  for (const [filterId, values] of options) {
    const known = await selectRows<{ value: string; code: string }>(
      db,
      sql`select value, rewrite_code as code from filter_options where filter_id = ${filterId}`,
    )
    const codes = new Set(known.map(({ code }) => code))
    const missing = [...values].filter((value) => !known.some((option) => option.value === value))
    const rows = missing.map((value) => {
      const code = freeCode(toCode(value) || 'znachenie', codes)
      codes.add(code)
      return { value, code }
    })
    if (rows.length === 0) continue
    await db.execute(sql`insert into filter_options (filter_id, value, title, rewrite_code, sequent)
      select ${filterId}, value, value, code, 0 from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(value text, code text)`)
    made += rows.length
  }
  return made
}

function freeCode(requested: string, taken: ReadonlySet<string>): string {
  let code = requested
  for (let number = 2; taken.has(code); number += 1) code = `${requested}-${number}`
  return code
}
