import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { isInLatin, lookAlikeKey } from '@/gateway/services/brand-dictionary/look-alikes'
import { findKnownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import { brandAliasKey } from '@/gateway/services/brand-dictionary/brand-alias-key'
import { brandKey } from '@/lib/parts/keys'

/** For titles that have no Latin or Russian letter. */
const NAMELESS_CODE = 'brand'

export type KnownBrand = {
  id: number
  /** Its name is in Latin letters, so its numbers are too. */
  isLatin: boolean
}

/** A brand from the dictionary, or with nothing but its name. */
type NewBrand = { title: string; country?: string; spellings?: readonly string[] }

export type BrandRegistry = {
  /** Brand of a spelling; makes the brand, or notes the new spelling of a known one. */
  resolve: (spellings: Iterable<string>) => Promise<ReadonlyMap<string, KnownBrand>>
  created: () => string[]
}

/** All brands with their spellings, for one import. */
export async function openBrandRegistry(db: Database): Promise<BrandRegistry> {
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
    if (key !== '') setOnce(exact, key, brandId)
    learn(title, brandId)
    if (key === '' && isInLatin(title)) latin.add(brandId)
  }

  function find(spelling: string): number | undefined {
    const looseKey = brandAliasKey(spelling)
    return exact.get(brandKey(spelling)) ?? loose.get(looseKey) ?? alike.get(lookAlikeKey(looseKey))
  }

  async function identify(spelling: string): Promise<number> {
    const isKnown = exact.has(brandKey(spelling))
    const meant = findKnownBrand(spelling)
    const found = find(spelling) ?? (meant && find(meant.title))
    const brandId = found ?? (await create(meant ?? { title: spelling }))
    if (!isKnown) await addSpelling(db, brandId, brandKey(spelling), spelling)
    learn(spelling, brandId)
    return brandId
  }

  function learn(spelling: string, brandId: number): void {
    setOnce(exact, brandKey(spelling), brandId)
    setOnce(loose, brandAliasKey(spelling), brandId)
    setOnce(alike, lookAlikeKey(brandAliasKey(spelling)), brandId)
  }

  async function create({ title, country, spellings = [] }: NewBrand): Promise<number> {
    const code = freeCode(toCode(title) || NAMELESS_CODE, codes)
    codes.add(code)
    const names = [title, ...spellings]
    const [row] = await selectRows<{ id: number }>(
      db,
      sql`insert into brands (code, title, country, search_text)
        values (${code}, ${title}, ${country ?? null}, ${names.join(' ')}) returning id`,
    )
    if (!row) throw new Error(`The brand ${title} was not created`)
    for (const name of names) {
      if (!exact.has(brandKey(name))) await addSpelling(db, row.id, brandKey(name), name)
      learn(name, row.id)
    }
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

function freeCode(requested: string, taken: ReadonlySet<string>): string {
  let code = requested
  for (let number = 2; taken.has(code); number += 1) code = `${requested}-${number}`
  return code
}

function setOnce(map: Map<string, number>, key: string, value: number): void {
  if (key !== '' && !map.has(key)) map.set(key, value)
}
