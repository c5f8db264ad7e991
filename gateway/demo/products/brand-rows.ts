import type { DemoBrand } from '@/gateway/demo/products/brands'
import { brandsOfFamily, DEMO_BRANDS } from '@/gateway/demo/products/brands'
import { ALL_KINDS } from '@/gateway/demo/kinds/all-kinds'
import { asData } from '@/gateway/demo/as-data'
import tips from '@/gateway/demo/data/brand-tips.json' with { type: 'json' }
import { createRandom } from '@/gateway/demo/products/random'
import { toHtml } from '@/gateway/demo/to-html'
import { brandKey } from '@/lib/parts/keys'

const POPULAR_COUNT = 24
const NAMED_KINDS = 4
const TIER_TEXTS = {
  p: [
    'Бренд из верхнего ценового сегмента, его детали ставят и на конвейере.',
    'Выбирают те, кто меняет деталь один раз и надолго.',
  ],
  m: ['Разумный выбор по цене и ресурсу.', 'Ровное качество без переплаты за имя.'],
  b: ['Бюджетная замена, когда важна цена.', 'Недорогие детали на каждый день.'],
  o: [
    'Оригинальные запчасти с номером автопроизводителя.',
    'Детали, с которыми автомобиль сошёл с конвейера.',
  ],
} as const

/** What to look at when choosing, by the kind of products that a brand is known for first. */
const FAMILY_TIPS = asData<Readonly<Record<string, string | undefined>>>(tips.families)

export function brandRows() {
  const scores = new Map(DEMO_BRANDS.map((brand) => [brand.id, scoreOf(brand)]))
  const threshold = [...scores.values()].sort((left, right) => right - left)[POPULAR_COUNT - 1] ?? 0
  return DEMO_BRANDS.map((brand) => {
    const score = scores.get(brand.id) ?? 0
    const preview = previewOf(brand)
    return {
      id: brand.id,
      external_id: brand.externalId,
      code: brand.code,
      title: brand.title,
      country: brand.country,
      preview,
      content: contentOf(brand, preview),
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

function contentOf(brand: DemoBrand, preview: string) {
  const families = [...brand.articles.keys()]
  const plurals = ALL_KINDS.filter(({ family }) => families.includes(family)).map(({ plural }) => plural)
  const tip = families.map((family) => FAMILY_TIPS[family]).find((known) => known !== undefined)
  return toHtml(
    [
      preview,
      `${createRandom('brand text', brand.code).pick(TIER_TEXTS[brand.tier])} Страна бренда: ${brand.country}.`,
      ...(plurals.length > NAMED_KINDS
        ? ['## Что есть в каталоге', `У нас представлены каталоги ${[...new Set(plurals)].join(', ')}.`]
        : []),
      ...(brand.makes.length > 0
        ? ['## Оригинал', tips.original]
        : [
            '## Как выбрать',
            tip ?? 'Сверьте номер на прежней детали с номером в карточке и список подходящих автомобилей.',
          ]),
      '## Как узнать подлинный товар',
      tips.genuine[brand.tier],
      ...(brand.aliases.length > 0 ? [`Пишут и так: ${brand.aliases.join(', ')}.`] : []),
    ].join('\n'),
  )
}

function previewOf(brand: DemoBrand) {
  if (brand.makes.length > 0) return `Оригинальные запчасти для автомобилей ${brand.makes.join(', ')}.`
  const plurals = ALL_KINDS.filter(({ family }) => brandsOfFamily(family).includes(brand)).map(
    ({ plural }) => plural,
  )
  const named = [...new Set(plurals)].slice(0, NAMED_KINDS)
  const last = named.pop() ?? 'запчастей'
  return `${brand.title} — производитель ${named.length > 0 ? `${named.join(', ')} и ${last}` : last}.`
}
