import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { isShown } from '@/gateway/services/cards/is-shown'
import { cardColumns, type Card, type JudgedCard } from '@/gateway/services/cards/load-cards'
import { articleKey, brandKey } from '@/lib/parts/keys'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

/** A part with the cars that it is for. */
export type FoundPart = Card & Pick<JudgedCard, 'vehicleIds'>

/** The brand's part; the requested spelling wins over one that only folds to the same key, then the one that sells best. */
export async function findPart(
  db: Database,
  brandId: number,
  article: string,
): Promise<FoundPart | undefined> {
  for (const key of lookUpKeys(article)) {
    const rows = await selectRows<FoundPart & { articleKey: string }>(
      db,
      sql`select ${cardColumns}, p.vehicle_ids as "vehicleIds", p.article_key as "articleKey" from products p
        where p.folded_key = ${key} and p.brand_id = ${brandId} and ${isShown}
        order by p.sales_score desc nulls last, p.id`,
    )
    const exact = articleKey(article)
    const found = rows.find((row) => row.articleKey === exact) ?? rows[0]
    if (found) return found
  }
  return undefined
}

export type OemPart = { id: number; make: string; number: string }

/** Vehicle makers' numbers that read like the article. */
export async function findOemNumbers(db: Database, article: string): Promise<OemPart[]> {
  for (const key of lookUpKeys(article)) {
    const rows = await selectRows<OemPart>(
      db,
      sql`select id, make, number from oem_numbers where folded_key = ${key} order by make, id limit 50`,
    )
    if (rows.length > 0) return rows
  }
  return []
}

export async function findOemNumber(
  db: Database,
  make: string,
  article: string,
): Promise<OemPart | undefined> {
  const numbers = await findOemNumbers(db, article)
  return numbers.find((number) => brandKey(number.make) === brandKey(make))
}
