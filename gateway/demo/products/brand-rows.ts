import type { DemoBrand } from '@/gateway/demo/products/brands'
import { brandsOfFamily, DEMO_BRANDS } from '@/gateway/demo/products/brands'
import { ALL_KINDS } from '@/gateway/demo/kinds/all-kinds'
import { asData } from '@/gateway/demo/as-data'
import notes from '@/gateway/demo/data/brand-notes.json' with { type: 'json' }
import { createRandom } from '@/gateway/demo/products/random'
import { brandKey } from '@/lib/parts/keys'

const POPULAR_COUNT = 24
/** What is certain about a brand; of one that has no note the page says its country alone. */
const NOTES = asData<Readonly<Record<string, string | undefined>>>(notes)

export function brandRows() {
  const scores = new Map(DEMO_BRANDS.map((brand) => [brand.id, scoreOf(brand)]))
  const threshold = [...scores.values()].sort((left, right) => right - left)[POPULAR_COUNT - 1] ?? 0
  return DEMO_BRANDS.map((brand) => {
    const score = scores.get(brand.id) ?? 0
    return {
      id: brand.id,
      external_id: brand.externalId,
      code: brand.code,
      title: brand.title,
      country: brand.country,
      preview: NOTES[brand.title] ?? null,
      content: null,
      logo: `brands/${brand.code}.svg`,
      popularity: score,
      is_popular: score >= threshold,
      quality: brand.quality,
      search_text: [brand.title, ...brand.aliases].join(' '),
    }
  })
}

/** Every spelling once; where two brands claim one, the first keeps it. */
export function brandAliasRows() {
  const rows = new Map<string, { key: string; brand_id: number; title: string }>()
  const claim = (brand: DemoBrand, title: string) => {
    const key = brandKey(title)
    if (!rows.has(key)) rows.set(key, { key, brand_id: brand.id, title })
  }
  for (const brand of DEMO_BRANDS) claim(brand, brand.title)
  for (const brand of DEMO_BRANDS) for (const title of brand.aliases) claim(brand, title)
  return [...rows.values()]
}

function scoreOf(brand: DemoBrand) {
  const weights = ALL_KINDS.filter(({ family }) => brandsOfFamily(family).includes(brand)).map(
    ({ weight }) => weight,
  )
  const reach = weights.reduce((sum, weight) => sum + weight, 0)
  const renown = { p: 3, m: 1.2, b: 0.5, o: 1 }[brand.tier]
  return Math.round((reach + 20) * renown + createRandom('brand', brand.code).int(0, 60))
}
