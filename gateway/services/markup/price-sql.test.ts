import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { ruleOf, rulesTable } from '@/gateway/services/markup/price-sql'
import { byPrecedence, type Rule } from '@/gateway/services/markup/rules'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const PLAIN: Rule = {
  id: 1,
  supplierId: null,
  brandId: null,
  sectionId: null,
  sectionLevel: null,
  priceFrom: null,
  priceTo: null,
  percent: 0,
  fixed: 0,
  rounding: 'kopeck',
  isOn: true,
  authorId: null,
  author: null,
  changedAt: new Date(0),
}

type Goods = {
  supplierId?: number
  isVendor?: boolean
  brandId?: number
  path?: number[] | null
  price: number
}

describeOnDatabases('prices by rules', (database) => {
  async function priceOf(rules: readonly Rule[], goods: Goods) {
    const { supplierId = 101, isVendor = true, brandId = 1, path = [1, 2, 3], price } = goods
    const rule = ruleOf({
      supplierId: sql`${supplierId}::int`,
      isVendor: sql`${isVendor}::boolean`,
      brandId: sql`${brandId}::int`,
      sectionPath: sql`${sql.param(path)}::int[]`,
      listPrice: sql`${price}::int`,
    })
    const rows = await selectRows<{ id: number; price: number }>(
      database().db,
      sql`with ${rulesTable(rules.toSorted(byPrecedence))} select * from (${rule}) rule`,
    )
    return rows[0]
  }

  it.each([
    [10_000, { percent: 2_500 }, 12_500],
    [10_001, { percent: 1_000 }, 11_002],
    [33_333, { percent: 1_250 }, 37_500],
    [10, { percent: 1_000 }, 11],
    [10_000, { percent: 0, fixed: 5_000 }, 15_000],
    [10_000, { percent: 1_000, fixed: 5_000 }, 16_000],
    [10_001, { rounding: '1' }, 10_100],
    [10_100, { rounding: '1' }, 10_100],
    [10_100, { rounding: '5' }, 10_500],
    [10_500, { rounding: '10' }, 11_000],
    [10_500, { rounding: '50' }, 15_000],
    [1, { rounding: '50' }, 5_000],
    [10_500, { rounding: '90' }, 19_000],
    [19_000, { rounding: '90' }, 19_000],
    [19_001, { rounding: '90' }, 29_000],
    [1, { rounding: '90' }, 9_000],
    [9_000, { rounding: '90' }, 9_000],
    // The product of this one is past what a double holds exactly.
    [1_999_999_999, { percent: 1 }, 2_000_000_000],
    [2_000_000_000, { percent: 100_000, fixed: 2_000_000_000, rounding: '90' }, 2_000_000_000],
  ] satisfies [number, Partial<Rule>, number][])('%i with %o is %i', async (price, terms, expected) => {
    expect((await priceOf([{ ...PLAIN, ...terms }], { price }))?.price).toBe(expected)
  })

  it('takes the more particular rule: supplier, brand, deeper section, band, and the newer of equals', async () => {
    const rules: Rule[] = [
      { ...PLAIN, id: 1, supplierId: 101 },
      { ...PLAIN, id: 2, brandId: 1, sectionId: 3, sectionLevel: 2, priceFrom: 0 },
      { ...PLAIN, id: 3, sectionId: 3, sectionLevel: 2 },
      { ...PLAIN, id: 4, sectionId: 2, sectionLevel: 1, priceFrom: 5_000 },
      { ...PLAIN, id: 5, priceFrom: 1_000, priceTo: 2_000 },
      { ...PLAIN, id: 6 },
      { ...PLAIN, id: 7 },
      { ...PLAIN, id: 8, supplierId: 101, isOn: false },
    ]
    const chosen = async (goods: Goods) => (await priceOf(rules, goods))?.id
    expect(await chosen({ price: 6_000 })).toBe(1)
    expect(await chosen({ supplierId: 102, price: 6_000 })).toBe(2)
    expect(await chosen({ supplierId: 102, brandId: 2, price: 6_000 })).toBe(3)
    expect(await chosen({ supplierId: 102, brandId: 2, path: [1, 2], price: 5_000 })).toBe(4)
    expect(await chosen({ supplierId: 102, brandId: 2, path: [1, 2], price: 1_000 })).toBe(5)
    expect(await chosen({ supplierId: 102, brandId: 2, path: null, price: 2_000 })).toBe(7)
  })

  it('leaves own goods alone unless a rule names their supplier', async () => {
    const own = { supplierId: 15, isVendor: false, price: 100 }
    expect(await priceOf([{ ...PLAIN, brandId: 1 }, PLAIN], own)).toBeUndefined()
    expect((await priceOf([{ ...PLAIN, supplierId: 15, percent: 1_000 }], own))?.price).toBe(110)
  })
})
