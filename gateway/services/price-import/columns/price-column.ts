export const PRICE_COLUMNS = [
  'article',
  'brand',
  'name',
  'quantity',
  'price',
  'currency',
  'multiplicity',
  'delivery',
] as const

export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Zero-based column numbers. */
export type ColumnMap = Partial<Record<PriceColumn, number>> & {
  /** Further columns of stock: what they hold is added to `quantity`. */
  moreStock?: readonly number[]
}

export const COLUMN_TITLES: Record<PriceColumn, string> = {
  article: 'артикул',
  brand: 'бренд',
  name: 'наименование',
  quantity: 'количество',
  price: 'цена',
  currency: 'валюта',
  multiplicity: 'кратность',
  delivery: 'срок',
}

/** All columns of stock, the first one first. */
export function stockColumns({ quantity, moreStock = [] }: ColumnMap): number[] {
  return quantity === undefined ? [] : [quantity, ...moreStock]
}
