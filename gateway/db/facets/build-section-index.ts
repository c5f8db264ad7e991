import type { Bitset } from '@/gateway/db/facets/bitset'
import { addBit, countBits, createBitset } from '@/gateway/db/facets/bitset'
import type { Goods } from '@/gateway/db/facets/read-goods'
import type { NumberColumn, SectionIndex, SectionSort } from '@/gateway/db/facets/section-index'
import { DELIVERY_BUCKETS, NO_NUMBER, SECTION_SORTS, STOCK_VALUES } from '@/gateway/db/facets/section-index'
import type { FilterSource, FilterType } from '@/gateway/db/schema/filters'

export type IndexedFilter = {
  id: number
  type: FilterType
  source: FilterSource
  code: string
  /** Option value to option id. */
  options: ReadonlyMap<string, number>
}

export type OptionLookup = {
  /** Brand id to option id. */
  brands: ReadonlyMap<number, number>
  /** Option id to filter id. */
  filterOf: ReadonlyMap<number, number>
}

/** An index in its stored form: every option with all its bits. */
export type BuiltColumn = { filterId: number; total: number; bits: Bitset }
export type BuiltIndex = Omit<SectionIndex, 'bytes' | 'options'> & {
  options: ReadonlyMap<number, BuiltColumn>
}

type Order = (left: number, right: number) => number

/** Rows of all products in each order; a section's orders are cut out of these. */
export function orderGoods(goods: Goods): Map<SectionSort, Int32Array> {
  const stock: Order = (left, right) => (goods.isInStock[right] ?? 0) - (goods.isInStock[left] ?? 0)
  const by =
    (column: ArrayLike<number>, sign: 1 | -1): Order =>
    (left, right) =>
      sign * ((column[left] ?? 0) - (column[right] ?? 0))
  const popular = [by(goods.salesScores, -1), by(goods.ids, 1)]
  const orders: Record<SectionSort, Order[]> = {
    popular: [stock, ...popular],
    price: [stock, by(goods.prices, 1), ...popular],
    'price-desc': [stock, by(goods.prices, -1), ...popular],
    rating: [stock, by(goods.ratings, -1), ...popular],
    delivery: [stock, by(goods.deliveryHours, 1), ...popular],
  }
  const rows = Int32Array.from({ length: goods.size }, (_, row) => row)
  return new Map(
    SECTION_SORTS.map((sort) => [
      sort,
      rows.slice().sort((left, right) => {
        for (const order of orders[sort]) {
          const difference = order(left, right)
          if (difference !== 0) return difference
        }
        return 0
      }),
    ]),
  )
}

/** `rows` are the section's products in the default order; `sorted` the same rows in the other orders. */
export function buildSectionIndex(
  goods: Goods,
  section: { id: number; version: number; filters: readonly IndexedFilter[] },
  rows: Int32Array,
  sorted: ReadonlyMap<SectionSort, Int32Array>,
  lookup: OptionLookup,
): BuiltIndex {
  const positionOf = new Map<number, number>()
  rows.forEach((row, position) => positionOf.set(row, position))
  const sorts = new Map<string, Int32Array>()
  for (const [sort, order] of sorted) {
    if (sort !== 'popular')
      sorts.set(
        sort,
        order.map((row) => positionOf.get(row) ?? 0),
      )
  }
  const numbers = new Map<number, NumberColumn>()
  for (const filter of section.filters) {
    const column = hasOptions(filter.type) ? undefined : numberColumn(goods, filter, rows)
    if (column) numbers.set(filter.id, column)
  }
  return {
    sectionId: section.id,
    version: section.version,
    total: rows.length,
    productIds: rows.map((row) => goods.ids[row] ?? 0),
    sorts,
    options: optionColumns(goods, section.filters, rows, lookup),
    numbers,
  }
}

/** Whether products are found by options of a filter; otherwise by a number. */
function hasOptions(type: FilterType): boolean {
  switch (type) {
    case 'enum':
      return true
    case 'numeric':
      return false
  }
}

function numberColumn(goods: Goods, filter: IndexedFilter, rows: Int32Array): NumberColumn | undefined {
  const known = goods.numbers.get(filter.code)
  return toNumberColumn(
    rows.map((row) => (filter.source === 'price' ? goods.prices[row] : known?.get(row)) ?? NO_NUMBER),
  )
}

/** `undefined` when no product has the number. */
export function toNumberColumn(values: Int32Array): NumberColumn | undefined {
  let min = Infinity
  let max = -Infinity
  for (const value of values) {
    if (value === NO_NUMBER) continue
    if (value < min) min = value
    if (value > max) max = value
  }
  return min === Infinity ? undefined : { min, max, values }
}

function optionColumns(
  goods: Goods,
  filters: readonly IndexedFilter[],
  rows: Int32Array,
  lookup: OptionLookup,
): Map<number, BuiltColumn> {
  const columns = new Map<number, BuiltColumn>()
  const allowed = new Set(filters.filter(({ type }) => hasOptions(type)).map(({ id }) => id))
  const hasBrands = filters.some(({ source }) => source === 'brand')
  const delivery = filters.find(({ source }) => source === 'delivery')
  const stock = filters.find(({ source }) => source === 'stock')

  function mark(optionId: number | undefined, position: number) {
    const filterId = optionId === undefined ? undefined : lookup.filterOf.get(optionId)
    if (optionId === undefined || filterId === undefined || !allowed.has(filterId)) return
    let column = columns.get(optionId)
    if (!column) {
      column = { filterId, total: 0, bits: createBitset(rows.length) }
      columns.set(optionId, column)
    }
    addBit(column.bits, position)
  }

  rows.forEach((row, position) => {
    const from = goods.optionStarts[row] ?? 0
    const to = goods.optionStarts[row + 1] ?? from
    for (let place = from; place < to; place += 1) mark(goods.optionIds[place], position)
    if (hasBrands) mark(lookup.brands.get(goods.brandIds[row] ?? 0), position)
    if (goods.isInStock[row] !== 1) return
    mark(stock?.options.get(STOCK_VALUES.any), position)
    if (goods.isOwn[row] === 1) mark(stock?.options.get(STOCK_VALUES.own), position)
    const hours = goods.deliveryHours[row] ?? NO_NUMBER
    for (const bucket of DELIVERY_BUCKETS) {
      if (hours <= bucket) mark(delivery?.options.get(String(bucket)), position)
    }
  })
  for (const column of columns.values()) column.total = countBits(column.bits)
  return columns
}
