import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { SetupFileError, type SetupFilter } from '@/gateway/services/shop-setup/setup-file'

/** Sets titles of filters and their words for headings; what the file does not name stays. */
export async function writeFilterWords(db: Database, filters: readonly SetupFilter[]): Promise<void> {
  for (const { code, title, heading, options } of filters) {
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
