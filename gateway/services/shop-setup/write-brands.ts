import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { findKnownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import { SetupFileError, type Setup } from '@/gateway/services/shop-setup/setup-file'
import { brandKey } from '@/lib/parts/keys'

/** Makes or changes the brands of the file. A spelling of another brand moves to the file's brand. */
export async function writeBrands(db: Database, brands: Setup['brands']): Promise<void> {
  for (const { title, country, spellings, popular } of brands) {
    const known = findKnownBrand(title)
    const names = [title, ...spellings, ...(known?.title === title ? known.spellings : [])]
    const code = toCode(title)
    if (code === '') throw new SetupFileError(`Бренду «${title}» не подобрать адрес: нет букв и цифр`)
    const [{ id } = { id: 0 }] = await selectRows<{ id: number }>(
      db,
      sql`insert into brands as b (code, title, country, is_popular, search_text)
        values (${code}, ${title}, ${country ?? known?.country ?? null}, ${popular}, ${names.join(' ')})
        on conflict (code) do update set title = excluded.title, country = coalesce(excluded.country, b.country),
          is_popular = excluded.is_popular, search_text = excluded.search_text
        returning id`,
    )
    for (const name of names) await writeSpelling(db, id, name)
  }
}

async function writeSpelling(db: Database, brandId: number, name: string): Promise<void> {
  await db.execute(
    sql`insert into brand_aliases (key, brand_id, title) values (${brandKey(name)}, ${brandId}, ${name})
      on conflict (key) do update set brand_id = excluded.brand_id, title = excluded.title`,
  )
}
