import { asData } from '@/gateway/demo/as-data'
import brands from '@/gateway/demo/data/brands.json' with { type: 'json' }
import vehicleBrands from '@/gateway/demo/data/original-brands.json' with { type: 'json' }
import { createRandom } from '@/gateway/demo/products/random'
import { toCode } from '@/gateway/core/text/to-code'
import { knownBrand } from '@/gateway/services/brand-dictionary/known-brands'
import type { QualityTier } from '@/gateway/db/schema/catalog'

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

/** In a pattern # is a digit, % a digit but 0, @ a letter. */
type BrandEntry = {
  title: string
  tier: 'p' | 'm' | 'b'
  articles: Readonly<Record<string, readonly string[]>>
}

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
  return asData<readonly BrandEntry[]>(brands).map(({ title, tier, articles }) => ({
    ...namesOf(title),
    tier,
    articles: new Map(Object.entries(articles)),
    makes: [],
    quality: QUALITY[tier],
  }))
}

/** Vehicle makers' own parts: their articles are the OEM numbers of the make. */
function originalBrands(): BrandFacts[] {
  return vehicleBrands.map(({ title, makes }) => ({
    ...namesOf(title),
    tier: 'o',
    articles: new Map(),
    makes,
    quality: 'original',
  }))
}

function namesOf(title: string) {
  const { country, spellings } = knownBrand(title)
  return { title, country, code: toCode(title), aliases: spellings }
}
