export const PRICE_COLUMNS = [
  'article',
  'brand',
  'name',
  'quantity',
  'price',
  'multiplicity',
  'delivery',
] as const

export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Zero-based column numbers. */
export type ColumnMap = Partial<Record<PriceColumn, number>>

export const COLUMN_TITLES: Record<PriceColumn, string> = {
  article: 'артикул',
  brand: 'бренд',
  name: 'наименование',
  quantity: 'количество',
  price: 'цена',
  multiplicity: 'кратность',
  delivery: 'срок',
}
