import { asData } from '@/gateway/demo/as-data'
import properties from '@/gateway/demo/data/properties.json' with { type: 'json' }
import type { Properties } from '@/gateway/demo/kinds/kind'
import { ownWordsOf, templateOf } from '@/gateway/demo/sections/filter-words'
import { toCode } from '@/gateway/core/text/to-code'
import { STOCK_VALUES } from '@/gateway/db/facets/section-index'
import { DELIVERY_OPTIONS } from '@/gateway/services/shop-setup/common-filters'
import type { FilterSource, FilterType } from '@/gateway/db/schema/filters'

export type DemoProperty = {
  slug: string
  title: string
  unit: string | null
  isKey: boolean
  sequence: number
}
export type DemoFilter = {
  id: number
  type: FilterType
  source: FilterSource
  code: string
  title: string
  unit: string | null
  is_rewrite: boolean
  rewrite_code: string | null
  uri_sequent: number
  tooltip: string | null
  heading: string | null
}
export type DemoOption = {
  id: number
  filter_id: number
  value: string
  title: string
  rewrite_code: string
  sequent: number
  heading: string | null
}

const UNITS_IN_TITLES = new Set([
  'мм',
  '°C',
  'л',
  'г',
  'В',
  'Вт',
  'А',
  'кВт',
  'А·ч',
  'К',
  '″',
  'т',
  'м',
  'атм',
  'л/мин',
  'шт.',
])
const FIRST_PROPERTY_ID = 10

type PropertyEntry = {
  slug: string
  title: string
  unit?: string
  filter: 'enum' | 'num' | 'none'
  /** Shown on cards. */
  isKey?: boolean
  /** What people choose the goods by, before the brand. */
  isChosenFirst?: boolean
  /** Where it differs from the slug. */
  rewriteCode?: string
}

const LINES = asData<readonly PropertyEntry[]>(properties).map(
  ({ slug, unit = null, isKey = false, rewriteCode = slug.replaceAll('_', '-'), ...line }, place) => ({
    ...line,
    slug,
    unit,
    isKey,
    rewrite: rewriteCode,
    sequence: place + 1,
  }),
)

export const DEMO_PROPERTIES: readonly DemoProperty[] = LINES.map(
  ({ slug, title, unit, isKey, sequence }) => ({ slug, title, unit, isKey, sequence }),
)

const enumFilter = (
  id: number,
  source: FilterSource,
  code: string,
  title: string,
  uri: number,
): DemoFilter => ({
  id,
  type: 'enum',
  source,
  code,
  title,
  unit: null,
  is_rewrite: true,
  rewrite_code: code,
  uri_sequent: uri,
  tooltip: null,
  heading: templateOf(code),
})

export const COMMON_FILTERS: readonly DemoFilter[] = [
  enumFilter(1, 'brand', 'brand', 'Бренд', 1),
  {
    ...enumFilter(2, 'price', 'price', 'Цена', 0),
    type: 'numeric',
    unit: '₽',
    is_rewrite: false,
    rewrite_code: null,
  },
  {
    ...enumFilter(3, 'delivery', 'srok-dostavki', 'Срок доставки', 90),
    tooltip: 'Когда товар можно забрать из магазина или получить с доставкой',
  },
  {
    ...enumFilter(4, 'stock', 'nalichie', 'Наличие', 91),
    tooltip: 'Собственный склад — товары, которые уже лежат у нас',
  },
  enumFilter(5, 'make', 'avtomobil', 'Марка автомобиля', 2),
]

/** Codes of filters that stand before the brand. */
export const FIRST_FILTERS: ReadonlySet<string> = new Set(
  LINES.filter(({ isChosenFirst }) => isChosenFirst).map(({ slug }) => slug),
)

export const PROPERTY_FILTERS: readonly DemoFilter[] = LINES.filter(({ filter }) => filter !== 'none').map(
  (line, place) => ({
    id: FIRST_PROPERTY_ID + place,
    type: line.filter === 'num' ? 'numeric' : 'enum',
    source: 'property',
    code: line.slug,
    title: line.title,
    unit: line.unit,
    is_rewrite: line.filter === 'enum',
    rewrite_code: line.filter === 'enum' ? line.rewrite : null,
    uri_sequent: line.filter === 'enum' ? 10 + place : 0,
    tooltip: null,
    heading: templateOf(line.slug),
  }),
)

const CODES = new Map([...COMMON_FILTERS, ...PROPERTY_FILTERS].map(({ id, code }) => [id, code]))

/** Gives ids to filter options as products show them. */
export function createFilterRegistry() {
  const enums = new Map(
    PROPERTY_FILTERS.filter(({ type }) => type === 'enum').map((filter) => [filter.code, filter]),
  )
  const known = new Map<string, DemoOption>()
  const codes = new Set<string>()
  const stockTitles = { [STOCK_VALUES.any]: 'В наличии', [STOCK_VALUES.own]: 'На складе Арус' }

  function optionId(filterId: number, value: string, title: string) {
    const key = `${filterId}/${value}`
    const found = known.get(key)
    if (found) return found.id
    const option = {
      id: known.size + 1,
      filter_id: filterId,
      value,
      title,
      rewrite_code: freeCode(filterId, value),
      sequent: 0,
      heading: ownWordsOf(CODES.get(filterId) ?? '', value),
    }
    known.set(key, option)
    return option.id
  }

  function freeCode(filterId: number, value: string) {
    const base = toCode(value) || 'net'
    for (let suffix = 1; ; suffix += 1) {
      const code = suffix === 1 ? base : `${base}-${suffix}`
      if (codes.has(`${filterId}/${code}`)) continue
      codes.add(`${filterId}/${code}`)
      return code
    }
  }

  for (const { value, title } of DELIVERY_OPTIONS) optionId(3, value, title)
  for (const [value, title] of Object.entries(stockTitles)) optionId(4, value, title)

  /** Option ids of a product, ascending. */
  function optionsOf(properties: Properties, makes: readonly string[]) {
    const ids = makes.map((make) => optionId(5, make, make))
    for (const [slug, value] of Object.entries(properties)) {
      const filter = enums.get(slug)
      if (filter) ids.push(optionId(filter.id, String(value), withUnit(String(value), filter.unit)))
    }
    return [...new Set(ids)].sort((left, right) => left - right)
  }

  /** All options seen, each with its place in its filter. */
  function options() {
    const sorted = [...known.values()].sort(
      (left, right) => left.filter_id - right.filter_id || compareValues(left.value, right.value),
    )
    return sorted.map((option, place) => ({ ...option, sequent: place + 1 }))
  }

  return { optionsOf, options }
}

export function withUnit(value: string, unit: string | null) {
  const number = /^-?\d+(\.\d+)?$/.test(value) ? value.replace('.', ',').replace('-', '−') : value
  if (unit === null || !UNITS_IN_TITLES.has(unit)) return unit === '%' ? `${number}` : number
  return unit === '″' ? `${number}″` : `${number}\u00a0${unit}`
}

function compareValues(left: string, right: string) {
  const difference = Number.parseFloat(left) - Number.parseFloat(right)
  return Number.isFinite(difference) && difference !== 0 ? difference : left.localeCompare(right, 'ru')
}
