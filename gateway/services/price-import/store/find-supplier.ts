import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type ImportSupplier = { id: number; title: string; isNew: boolean }

/** A supplier by its number, or by its name: a vendor of that name is made when there is none yet. */
export async function findSupplier(db: Database, supplier: number | string): Promise<ImportSupplier> {
  if (typeof supplier === 'number') {
    const [row] = await selectRows<{ title: string }>(
      db,
      sql`select title from suppliers where id = ${supplier}`,
    )
    if (!row) throw new PriceFileError(`Поставщика с номером ${supplier} нет`)
    return { id: supplier, title: row.title, isNew: false }
  }
  const title = cleanText(supplier)
  if (title === '') throw new PriceFileError('Имя поставщика пусто')
  const [known] = await selectRows<{ id: number; title: string }>(
    db,
    sql`select id, title from suppliers where lower(title) = lower(${title}) order by id limit 1`,
  )
  if (known) return { ...known, isNew: false }
  const [made] = await selectRows<{ id: number }>(
    db,
    sql`insert into suppliers (title) values (${title}) returning id`,
  )
  if (!made) throw new Error('The supplier was not created')
  return { id: made.id, title, isNew: true }
}
