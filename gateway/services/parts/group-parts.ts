import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { textList } from '@/gateway/db/text-list'
import { isShown } from '@/gateway/services/cards/is-shown'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findOemNumbers, findPart } from '@/gateway/services/parts/find-part'
import { findSuccessors } from '@/gateway/services/parts/find-successor'
import { partColumns } from '@/gateway/services/parts/part-card'
import { toOemIdentity, toPartIdentity } from '@/gateway/services/parts/to-part'
import { toPartGroup, type GroupRow } from '@/gateway/services/parts/to-part-group'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import { findByBarcode } from '@/gateway/services/words/find-by-barcode'
import { matchKey } from '@/lib/parts/keys'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

const MAX_BRANDS = 100

type KeyedRow = GroupRow & { foldedKey: string }

async function cardOfBarcode(db: ServiceDeps['db'], text: string): Promise<KeyedRow[]> {
  const id = await findByBarcode(db, text)
  if (id === undefined) return []
  return selectRows<KeyedRow>(
    db,
    sql`select ${partColumns}, p.folded_key as "foldedKey", p.min_price as "minPrice" from products p
      where p.id = ${id} and ${isShown}`,
  )
}

async function cardsByKey({ db }: ServiceDeps, article: string) {
  const keys = lookUpKeys(article)
  const rows = keys.length
    ? await selectRows<KeyedRow>(
        db,
        sql`select ${partColumns}, p.folded_key as "foldedKey", p.min_price as "minPrice" from products p
          where p.folded_key = any(${textList(keys)}) and ${isShown}
          order by p.sales_score desc nulls last, p.id limit ${sql.raw(String(MAX_BRANDS))}`,
      )
    : []
  if (rows.length === 0) return cardOfBarcode(db, article)
  const likeliest = keys.find((key) => rows.some(({ foldedKey }) => foldedKey === key))
  return rows.filter(({ foldedKey }) => foldedKey === likeliest)
}

/** Numbers that are sold under newer ones. */
async function replaced(deps: ServiceDeps, article: string) {
  const reference = await deps.reference()
  const items = await Promise.all(
    (await findSuccessors(deps.db, article)).map(async ({ brand: title, number, newNumber }) => {
      const brand = resolveBrand(reference, title)
      const card = brand && (await findPart(deps.db, brand.id, newNumber))
      const own = { article: number, arusCode: null, pictureUrl: [], minPrice: null, offersCount: 0 }
      return card ? [{ ...toPartIdentity(reference, card), ...own }] : []
    }),
  )
  return items.flat()
}

/** Brands that make a part with the number, also vehicle makers whose number the shop only knows as a cross. */
export async function groupParts(deps: ServiceDeps, article: string) {
  return (await findGroups(deps, article)).groups
}

/** The same with the shop's parts of the number, in the order of the first of the groups. */
export async function findGroups(deps: ServiceDeps, article: string) {
  const reference = await deps.reference()
  const cards = await cardsByKey(deps, article)
  const sold = cards.map((card) => toPartGroup(reference, card))
  const known = new Set(sold.map((item) => matchKey(item.brand, item.article)))
  const original = (await findOemNumbers(deps.db, article)).map((number) => ({
    ...toOemIdentity(reference, number),
    minPrice: null,
    offersCount: 0,
  }))
  const others = [...original, ...(await replaced(deps, article))].filter((item) => {
    const key = matchKey(item.brand, item.article)
    return !known.has(key) && known.add(key)
  })
  return { groups: { article, items: [...sold, ...others] }, cards }
}
