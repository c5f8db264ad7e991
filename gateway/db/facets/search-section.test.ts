import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexedFilter } from '@/gateway/db/facets/build-section-index'
import { buildSectionIndex, orderGoods } from '@/gateway/db/facets/build-section-index'
import type { Goods } from '@/gateway/db/facets/read-goods'
import { searchSection } from '@/gateway/db/facets/search-section'
import { toOptionColumn } from '@/gateway/db/facets/section-index-store'
import type { SectionIndex } from '@/gateway/db/facets/section-index'
import { NO_NUMBER, NUMBER_SCALE } from '@/gateway/db/facets/section-index'

type Item = { brand: number; colour: number | null; price: number | null; score: number; hours: number }

const FILTER = { brand: 1, price: 2, colour: 3 } as const
const brandOption = (brand: number) => 100 + brand
const colourOption = (colour: number) => 200 + colour
const numbered = (count: number, option: (value: number) => number) =>
  new Map(Array.from({ length: count }, (_, value) => [String(value), option(value)]))

const FILTERS: IndexedFilter[] = [
  { id: FILTER.brand, type: 'enum', source: 'brand', code: 'brand', options: numbered(4, brandOption) },
  { id: FILTER.price, type: 'numeric', source: 'price', code: 'price', options: new Map() },
  { id: FILTER.colour, type: 'enum', source: 'property', code: 'colour', options: numbered(3, colourOption) },
]

function goodsOf(items: readonly Item[]): Goods {
  const colours = items.map(({ colour }) => (colour === null ? [] : [colourOption(colour)]))
  const starts = [0]
  for (const list of colours) starts.push((starts.at(-1) ?? 0) + list.length)
  return {
    size: items.length,
    ids: Int32Array.from(items, (_, row) => row + 1),
    sectionIds: new Int32Array(items.length).fill(1),
    brandIds: Int32Array.from(items, ({ brand }) => brand),
    prices: Int32Array.from(items, ({ price }) => (price === null ? NO_NUMBER : price * NUMBER_SCALE)),
    deliveryHours: Int32Array.from(items, ({ price, hours }) => (price === null ? NO_NUMBER : hours)),
    isInStock: Uint8Array.from(items, ({ price }) => (price === null ? 0 : 1)),
    isOwn: new Uint8Array(items.length),
    salesScores: Int32Array.from(items, ({ score }) => score),
    ratings: new Float32Array(items.length),
    optionStarts: Int32Array.from(starts),
    optionIds: Int32Array.from(colours.flat()),
    numbers: new Map(),
  }
}

function indexOf(items: readonly Item[]): SectionIndex {
  const goods = goodsOf(items)
  const orders = orderGoods(goods)
  const brands = new Map([0, 1, 2, 3].map((brand) => [brand, brandOption(brand)]))
  const filterOf = new Map(
    FILTERS.flatMap(({ id, options }) => [...options.values()].map((option) => [option, id] as const)),
  )
  const rows = orders.get('popular') ?? new Int32Array()
  const built = buildSectionIndex(goods, { id: 1, version: 1, filters: FILTERS }, rows, orders, {
    brands,
    filterOf,
  })
  const options = new Map([...built.options].map(([id, column]) => [id, toOptionColumn(column)]))
  return { ...built, options, bytes: 0 }
}

const item = fc.record<Item>({
  brand: fc.integer({ min: 0, max: 3 }),
  colour: fc.option(fc.integer({ min: 0, max: 2 })),
  price: fc.option(fc.integer({ min: 1, max: 30 })),
  score: fc.integer({ min: 0, max: 5 }),
  hours: fc.constantFrom(0, 24, 72),
})
const choice = fc.record({
  brands: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
  colours: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
  min: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  max: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  within: fc.option(fc.array(fc.integer({ min: 1, max: 80 })), { nil: undefined }),
})
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never

function fits(items: readonly Item[], { brands, colours, min, max, within }: Choice, without?: number) {
  return items.filter((one, row) => {
    if (within && !within.includes(row + 1)) return false
    if (without !== FILTER.brand && brands.length > 0 && !brands.includes(one.brand)) return false
    if (without !== FILTER.colour && colours.length > 0 && !colours.some((colour) => colour === one.colour))
      return false
    if (without === FILTER.price || (min === undefined && max === undefined)) return true
    return one.price !== null && one.price >= (min ?? 0) && one.price <= (max ?? Infinity)
  })
}

function call(index: SectionIndex, { brands, colours, min, max, within }: Choice, limit: number) {
  return searchSection(index, {
    options: new Map([
      [FILTER.brand, brands.map(brandOption)],
      [FILTER.colour, colours.map(colourOption)],
    ]),
    ranges: new Map([[FILTER.price, [{ min, max }]]]),
    limit,
    ...(within && { within }),
  })
}

describe('searchSection', () => {
  it('counts every option as a plain walk over the goods does', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 80 }), choice, (items, chosen) => {
        const answer = call(indexOf(items), chosen, 100)
        expect(answer.total).toBe(fits(items, chosen).length)
        expect(answer.ids.toSorted((a, b) => a - b)).toEqual(
          items.flatMap((one, row) => (fits(items, chosen).includes(one) ? [row + 1] : [])),
        )
        for (let brand = 0; brand < 4; brand += 1) {
          const expected = fits(items, chosen, FILTER.brand).filter((one) => one.brand === brand).length
          expect(answer.counts.get(brandOption(brand)) ?? 0).toBe(expected)
        }
        for (let colour = 0; colour < 3; colour += 1) {
          const expected = fits(items, chosen, FILTER.colour).filter((one) => one.colour === colour).length
          expect(answer.counts.get(colourOption(colour)) ?? 0).toBe(expected)
        }
      }),
    )
  })

  it('gives the range of prices that the other filters leave', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 80 }), choice, (items, chosen) => {
        const prices = fits(items, chosen, FILTER.price).flatMap(({ price }) =>
          price === null ? [] : [price],
        )
        const expected =
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined
        expect(call(indexOf(items), chosen, 1).ranges.get(FILTER.price)).toEqual(expected)
      }),
    )
  })

  const shelf: Item[] = [
    { brand: 0, colour: 0, price: 30, score: 1, hours: 0 },
    { brand: 0, colour: 0, price: null, score: 9, hours: 0 },
    { brand: 1, colour: 1, price: 10, score: 5, hours: 72 },
    { brand: 2, colour: 1, price: 20, score: 3, hours: 24 },
  ]

  it.each([
    ['popular', [3, 4, 1, 2]],
    ['price', [3, 4, 1, 2]],
    ['price-desc', [1, 4, 3, 2]],
    ['delivery', [1, 4, 3, 2]],
  ] as const)('orders by %s and puts what is sold out last', (sort, ids) => {
    expect(searchSection(indexOf(shelf), { sort, limit: 10 }).ids).toEqual(ids)
  })

  it.each([
    ['popular', [[1], [2, 4]], undefined, [1, 4, 2, 3]],
    ['price', [[1], [2, 4]], undefined, [1, 4, 2, 3]],
    ['popular', [[1, 2, 4]], [2, 3], [2, 4, 1, 3]],
    ['popular', [[], [9]], undefined, [3, 4, 1, 2]],
  ] as const)('orders by %s within the tiers %j, with %j first in each', (sort, tiers, first, ids) => {
    const query = { sort, tiers, limit: 10, ...(first && { first }) }
    expect(searchSection(indexOf(shelf), query).ids).toEqual(ids)
    expect(searchSection(indexOf(shelf), { ...query, offset: 1, limit: 2 }).ids).toEqual(ids.slice(1, 3))
  })

  it('puts what is sold out last among the named ones too', () => {
    const query = { first: [2, 3], priceFilterId: FILTER.price, limit: 10 }
    expect(searchSection(indexOf(shelf), query).ids).toEqual([3, 4, 1, 2])
    expect(searchSection(indexOf(shelf), { ...query, tiers: [[1, 2]] }).ids).toEqual([1, 2, 3, 4])
    expect(searchSection(indexOf(shelf), { ...query, priceFilterId: undefined }).ids).toEqual([3, 2, 4, 1])
  })

  it('cuts a page out of the order', () => {
    expect(searchSection(indexOf(shelf), { sort: 'price', offset: 1, limit: 2 }).ids).toEqual([4, 1])
    expect(searchSection(indexOf(shelf), { sort: 'price', offset: 9, limit: 2 }).ids).toEqual([])
  })

  it('finds nothing for an option that no goods have', () => {
    const answer = searchSection(indexOf(shelf), { options: new Map([[FILTER.brand, [999]]]), limit: 5 })
    expect(answer).toMatchObject({ total: 0, ids: [] })
    expect(answer.counts.get(brandOption(0))).toBe(2)
  })
})
