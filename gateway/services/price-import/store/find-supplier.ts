import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type ImportSupplier = { id: number; title: string; isNew: boolean }

/** The supplier with the given number, or the vendor named after the file, made when it is not there yet. */
export async function findSupplier(
  db: Database,
  id: number | undefined,
  fileTitle: string,
): Promise<ImportSupplier> {
  if (id !== undefined) {
    const [row] = await selectRows<{ title: string }>(db, sql`select title from suppliers where id = ${id}`)
    if (!row) throw new PriceFileError(`Поставщика с номером ${id} нет`)
    return { id, title: row.title, isNew: false }
  }
  const [known] = await selectRows<{ id: number }>(
    db,
    sql`select id from suppliers where is_vendor and title = ${fileTitle} order by id limit 1`,
  )
  if (known) return { id: known.id, title: fileTitle, isNew: false }
  const [made] = await selectRows<{ id: number }>(
    db,
    sql`insert into suppliers (title) values (${fileTitle}) returning id`,
  )
  if (!made) throw new Error('The supplier was not created')
  return { id: made.id, title: fileTitle, isNew: true }
}
