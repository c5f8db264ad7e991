import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { SetupFileError, type SetupWork } from '@/gateway/services/shop-setup/setup-file'

const UNITS = { шт: 'piece', л: 'litre' } as const
/** Room to put another work between two. */
const STEP = 10

/** Writes the works of planned service in the order of the file; what the file does not name stays. */
export async function writeWorks(db: Database, works: readonly SetupWork[]): Promise<void> {
  for (const [at, { code, title, section, unit, price }] of works.entries()) {
    const written = await selectRows(
      db,
      sql`insert into service_works (code, title, section_code, unit, price, sequence)
        select ${code}, ${title}, s.code, ${UNITS[unit]}, ${price}::int, ${(at + 1) * STEP}::int
          from sections s where s.code = ${section}
        on conflict (code) do update set title = excluded.title, section_code = excluded.section_code,
          unit = excluded.unit, price = excluded.price, sequence = excluded.sequence
        returning code`,
    )
    if (written.length === 0)
      throw new SetupFileError(`Работа «${code}»: раздела «${section}» в магазине нет`)
  }
}
