import { CARE_BRANDS } from '@/gateway/demo/data/care-brands'
import { ELECTRICS_BRANDS } from '@/gateway/demo/data/electrics-brands'
import { EXTRA_ARTICLES } from '@/gateway/demo/data/extra-articles'
import { MECHANICS_BRANDS } from '@/gateway/demo/data/mechanics-brands'
import { ORIGINAL_BRANDS } from '@/gateway/demo/data/original-brands'
import { WHEELS_BRANDS } from '@/gateway/demo/data/wheels-brands'
import { parseLines } from '@/gateway/demo/parse-lines'
import { createRandom } from '@/gateway/demo/random'
import { toCode } from '@/gateway/core/to-code'
import { knownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import type { QualityTier } from '@/gateway/db/schema-catalog'

/** p premium, m middle, b budget, o the vehicle maker's own. */
export type BrandTier = 'p' | 'm' | 'b' | 'o'

export type DemoBrand = {
  id: number
  externalId: string
  code: string
  title: string
  country: string
  tier: BrandTier
  aliases: readonly string[]
  /** Article patterns by family of parts. */
  articles: ReadonlyMap<string, readonly string[]>
  /** Makes whose numbers are this brand's articles; only for tier `o`. */
  makes: readonly string[]
  quality: QualityTier
}

const TIERS: readonly BrandTier[] = ['p', 'm', 'b']
const QUALITY: Readonly<Record<BrandTier, QualityTier>> = { p: 'oe', m: 'analog', b: 'analog', o: 'original' }
// Kinds that share their makers' number style with another kind.
const SHARED_ARTICLES: Readonly<Record<string, string>> = { tyresuv: 'tyre', tyrevan: 'tyre' }

export const DEMO_BRANDS: readonly DemoBrand[] = [...partBrands(), ...originalBrands()].map(
  (brand, place) => ({
    ...brand,
    id: place + 1,
    externalId: stableUuid(`brand/${brand.code}`),
  }),
)

const BY_FAMILY = new Map<string, DemoBrand[]>()
for (const brand of DEMO_BRANDS) {
  for (const family of brand.articles.keys()) BY_FAMILY.set(family, [...(BY_FAMILY.get(family) ?? []), brand])
}

export function brandsOfFamily(family: string): readonly DemoBrand[] {
  return BY_FAMILY.get(SHARED_ARTICLES[family] ?? family) ?? []
}

export function articlePatterns(brand: DemoBrand, family: string): readonly string[] {
  return brand.articles.get(SHARED_ARTICLES[family] ?? family) ?? []
}

export function originalBrandOf(make: string) {
  return DEMO_BRANDS.find(({ makes }) => makes.includes(make))
}

/** A version 4 shaped id that is the same for the same name. */
export function stableUuid(name: string) {
  const random = createRandom('uuid', name)
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = random.pick(['8', '9', 'a', 'b'])
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}

type BrandFacts = Omit<DemoBrand, 'id' | 'externalId'>

function partBrands(): BrandFacts[] {
  const extra = new Map(
    parseLines(EXTRA_ARTICLES).map(([title = '', articles = '']) => [title, patternsOf(articles)]),
  )
  return [MECHANICS_BRANDS, ELECTRICS_BRANDS, WHEELS_BRANDS, CARE_BRANDS].flatMap(parseLines).map((cells) => {
    const [title = '', tierCell = '', articles = ''] = cells
    const tier = TIERS.find((known) => known === tierCell)
    if (!tier) throw new Error(`brand ${title} has no tier`)
    const { country, spellings } = knownBrand(title)
    return {
      title,
      country,
      tier,
      code: toCode(title),
      aliases: spellings,
      articles: new Map([...patternsOf(articles), ...(extra.get(title) ?? [])]),
      makes: [],
      quality: QUALITY[tier],
    }
  })
}

function originalBrands(): BrandFacts[] {
  return parseLines(ORIGINAL_BRANDS).map(([title = '', makes = '']) => ({
    title,
    country: knownBrand(title).country,
    tier: 'o',
    code: toCode(title),
    aliases: knownBrand(title).spellings,
    articles: new Map(),
    makes: listOf(makes, ','),
    quality: 'original',
  }))
}

function patternsOf(cell: string) {
  return listOf(cell, ', ').map((entry): [string, string[]] => {
    const split = entry.indexOf('=')
    return [entry.slice(0, split).trim(), listOf(entry.slice(split + 1), ';')]
  })
}

function listOf(cell: string, separator: string) {
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
