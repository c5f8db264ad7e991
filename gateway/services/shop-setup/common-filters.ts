import { DELIVERY_BUCKETS, STOCK_VALUES } from '@/gateway/db/facets/section-index'
import type { FilterSource, FilterType } from '@/gateway/db/schema/filters'

export type CommonFilter = {
  type: FilterType
  source: FilterSource
  code: string
  title: string
  unit: string | null
  isRewrite: boolean
  uriSequent: number
  tooltip: string | null
  /** See `heading-words.ts`. */
  heading: string | null
}

const enumFilter = (source: FilterSource, code: string, title: string, uriSequent: number): CommonFilter => ({
  type: 'enum',
  source,
  code,
  title,
  unit: null,
  isRewrite: true,
  uriSequent,
  tooltip: null,
  heading: null,
})

/** Filters that every section can have. */
export const COMMON_FILTERS: readonly CommonFilter[] = [
  { ...enumFilter('brand', 'brand', 'Бренд', 1), heading: '{}' },
  {
    ...enumFilter('price', 'price', 'Цена', 0),
    type: 'numeric',
    unit: '₽',
    isRewrite: false,
    heading: 'по цене {}',
  },
  {
    ...enumFilter('delivery', 'srok-dostavki', 'Срок доставки', 90),
    tooltip: 'Когда товар можно забрать из магазина или получить с доставкой',
  },
  {
    ...enumFilter('stock', 'nalichie', 'Наличие', 91),
    tooltip: 'Собственный склад — товары, которые уже лежат у нас',
  },
]

type CommonOption = { value: string; title: string; heading: string }

const BUCKETS: Readonly<Record<(typeof DELIVERY_BUCKETS)[number], Omit<CommonOption, 'value'>>> = {
  0: { title: 'Сегодня', heading: 'с получением сегодня' },
  24: { title: 'Завтра и раньше', heading: 'с получением не позже завтра' },
  72: { title: 'До 3 дней', heading: 'с получением за 3 дня' },
  168: { title: 'До недели', heading: 'с получением за неделю' },
}

export const DELIVERY_OPTIONS: readonly CommonOption[] = DELIVERY_BUCKETS.map((hours) => ({
  value: String(hours),
  ...BUCKETS[hours],
}))

export const STOCK_OPTIONS: readonly CommonOption[] = [
  { value: STOCK_VALUES.any, title: 'В наличии', heading: 'в наличии' },
  { value: STOCK_VALUES.own, title: 'На нашем складе', heading: 'на нашем складе' },
]
