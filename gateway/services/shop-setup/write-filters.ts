import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { SetupFileError, type SetupFilter } from '@/gateway/services/shop-setup/setup-file'

const SLUG = /^[a-z][a-z0-9_]*$/
const MAX_SEQUENCE = 80

/** Makes filters by properties, and sets titles of filters and their words for headings; what the file does not name stays. */
export async function writeFilters(db: Database, filters: readonly SetupFilter[]): Promise<void> {
  for (const [at, filter] of filters.entries()) {
    const { code, title, heading, options } = filter
    if (filter.sections) await placeFilter(db, filter, filter.sections, Math.min(at + 1, MAX_SEQUENCE))
    const [known] = await selectRows<{ id: number }>(
      db,
      sql`update filters set title = coalesce(${title ?? null}, title), heading = coalesce(${heading ?? null}, heading)
        where code = ${code} returning id`,
    )
    if (!known) throw new SetupFileError(`Фильтра «${code}» в магазине нет`)
    for (const [option, words] of Object.entries(options)) {
      const changed = await selectRows(
        db,
        sql`update filter_options set heading = ${words} where filter_id = ${known.id} and title = ${option} returning id`,
      )
      if (changed.length === 0) throw new SetupFileError(`У фильтра «${code}» нет значения «${option}»`)
    }
  }
}

/** The property, its filter and their places in the sections; they stand before the filters that every section has. */
async function placeFilter(
  db: Database,
  { code, title = code, unit, type = 'enum' }: SetupFilter,
  sections: readonly string[],
  sequence: number,
): Promise<void> {
  const [known] = await selectRows(db, sql`select id from filters where code = ${code}`)
  if (!known) {
    if (!SLUG.test(code))
      throw new SetupFileError(`Код нового фильтра «${code}» — латинские буквы, цифры и подчёркивания`)
    const rewrite = code.replaceAll('_', '-')
    const [taken] = await selectRows(db, sql`select id from filters where rewrite_code = ${rewrite}`)
    if (taken) throw new SetupFileError(`Фильтр с адресом «${rewrite}» в магазине уже есть`)
    await db.execute(sql`insert into properties (slug, title, unit, sequence) values (${code}, ${title}, ${unit ?? null}, ${sequence})
      on conflict do nothing`)
    await db.execute(sql`insert into filters (type, source, code, title, unit, is_rewrite, rewrite_code, uri_sequent)
      values (${type}, 'property', ${code}, ${title}, ${unit ?? null}, ${type === 'enum'}, ${type === 'enum' ? rewrite : null}, ${sequence + 1})`)
  }
  for (const section of sections) {
    const [found] = await selectRows<{ id: number }>(db, sql`select id from sections where code = ${section}`)
    if (!found) throw new SetupFileError(`Раздела «${section}» для фильтра «${code}» в магазине нет`)
    await db.execute(sql`insert into section_filters (section_id, filter_id, sequence, is_opened)
      select ${found.id}, id, ${sequence}, true from filters where code = ${code} on conflict do nothing`)
  }
}
