import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/transliterate'
import { isInLatin, lookAlikeKey } from '@/gateway/services/price-import/cells/look-alikes'
import { brandAliasKey } from '@/gateway/services/price-import/brand-alias-key'
import { brandKey } from '@/lib/parts/keys'

/** For titles that have no Latin or Russian letter. */
const NAMELESS_CODE = 'brand'

export type KnownBrand = {
  id: number
  /** Its name is in Latin letters, so its numbers are too. */
  isLatin: boolean
}

export type BrandBook = {
  /** Brand of a spelling; makes the brand, or notes the new spelling of a known one. */
  resolve: (spellings: Iterable<string>) => Promise<ReadonlyMap<string, KnownBrand>>
  created: () => string[]
}

/** All brands with their spellings, for one import. */
export async function openBrandBook(db: Database): Promise<BrandBook> {
  const exact = new Map<string, number>()
  const loose = new Map<string, number>()
  const alike = new Map<string, number>()
  const latin = new Set<number>()
  const known = new Map<string, KnownBrand>()
  const created: string[] = []
  const aliases = await selectRows<{ key: string; title: string; brandId: number }>(
    db,
    sql`select key, title, brand_id as "brandId" from brand_aliases
      union all select '', title, id from brands order by 3, 1`,
  )
  const codes = new Set(
    (await selectRows<{ code: string }>(db, sql`select code from brands`)).map(({ code }) => code),
  )
  for (const { key, title, brandId } of aliases) {
    setOnce(exact, key === '' ? brandKey(title) : key, brandId)
    setOnce(loose, brandAliasKey(title), brandId)
    setOnce(alike, lookAlikeKey(brandAliasKey(title)), brandId)
    if (key === '' && isInLatin(title)) latin.add(brandId)
  }

  async function identify(spelling: string): Promise<number> {
    const key = brandKey(spelling)
    const looseKey = brandAliasKey(spelling)
    const alikeKey = lookAlikeKey(looseKey)
    const found = exact.get(key) ?? loose.get(looseKey) ?? alike.get(alikeKey)
    const brandId = found ?? (await create(spelling))
    if (exact.get(key) === undefined || found === undefined) await addSpelling(db, brandId, key, spelling)
    setOnce(exact, key, brandId)
    setOnce(loose, looseKey, brandId)
    setOnce(alike, alikeKey, brandId)
    return brandId
  }

  async function create(title: string): Promise<number> {
    const code = freeCode(toCode(title) || NAMELESS_CODE, codes)
    codes.add(code)
    const [row] = await selectRows<{ id: number }>(
      db,
      sql`insert into brands (code, title, search_text) values (${code}, ${title}, ${title}) returning id`,
    )
    if (!row) throw new Error(`The brand ${title} was not created`)
    created.push(title)
    if (isInLatin(title)) latin.add(row.id)
    return row.id
  }

  return {
    created: () => created,
    resolve: async (spellings) => {
      for (const spelling of spellings) {
        if (known.has(spelling)) continue
        const id = await identify(spelling)
        known.set(spelling, { id, isLatin: latin.has(id) })
      }
      return known
    },
  }
}

async function addSpelling(db: Database, brandId: number, key: string, title: string): Promise<void> {
  await db.execute(sql`
    insert into brand_aliases (key, brand_id, title) values (${key}, ${brandId}, ${title}) on conflict do nothing`)
}

function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  let code = wanted
  for (let number = 2; taken.has(code); number += 1) code = `${wanted}-${number}`
  return code
}

function setOnce(map: Map<string, number>, key: string, value: number): void {
  if (key !== '' && !map.has(key)) map.set(key, value)
}
