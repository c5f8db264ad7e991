import { DELIVERY_BUCKETS, STOCK_VALUES } from '@/gateway/db/facets/section-index'
import type { FilterSource, FilterType } from '@/gateway/db/schema-filters'

export type CommonFilter = {
  type: FilterType
  source: FilterSource
  code: string
  title: string
  unit: string | null
  isRewrite: boolean
  uriSequent: number
  tooltip: string | null
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
})

/** Filters that every section can have, whatever it sells. */
export const COMMON_FILTERS: readonly CommonFilter[] = [
  enumFilter('brand', 'brand', 'Бренд', 1),
  { ...enumFilter('price', 'price', 'Цена', 0), type: 'numeric', unit: '₽', isRewrite: false },
  {
    ...enumFilter('delivery', 'srok-dostavki', 'Срок доставки', 90),
    tooltip: 'Когда товар можно забрать из магазина или получить с доставкой',
  },
  {
    ...enumFilter('stock', 'nalichie', 'Наличие', 91),
    tooltip: 'Собственный склад — товары, которые уже лежат у нас',
  },
]

const BUCKET_TITLES: Readonly<Record<(typeof DELIVERY_BUCKETS)[number], string>> = {
  0: 'Сегодня',
  24: 'Завтра и раньше',
  72: 'До 3 дней',
  168: 'До недели',
}

export const DELIVERY_OPTIONS = DELIVERY_BUCKETS.map((hours) => ({
  value: String(hours),
  title: BUCKET_TITLES[hours],
}))

export const STOCK_OPTIONS = [
  { value: STOCK_VALUES.any, title: 'В наличии' },
  { value: STOCK_VALUES.own, title: 'На нашем складе' },
]
