import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_BRANDS } from '@/gateway/demo/products/brands'
import { createFilterRegistry } from '@/gateway/demo/sections/filter-registry'
import { generateProducts } from '@/gateway/demo/products/generate-products'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { CAR_RULES } from '@/gateway/demo/testing/car-rules'
import { ELECTRIC_RULES } from '@/gateway/demo/testing/electric-rules'
import { FLUID_RULES } from '@/gateway/demo/testing/fluid-rules'
import { SHOP_RULES } from '@/gateway/demo/testing/shop-rules'
import { concerns, type TradeGoods } from '@/gateway/demo/testing/trade-rule'
import { WHEEL_RULES } from '@/gateway/demo/testing/wheel-rules'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const WHOLE_SHOP = 20_000
const SMALL_SHOP = 1500
const SHOWN = 5
const SIDED = ['arm', 'tie', 'rod', 'cal', 'abs']
const MEASURES = ['diametr_paltsa_mm', 'rezba', 'dlina_mm', 'diametr_porshnya_mm', 'kolichestvo_kontaktov']
const RULES = [...CAR_RULES, ...FLUID_RULES, ...WHEEL_RULES, ...ELECTRIC_RULES, ...SHOP_RULES]

function makeGoods(count: number): TradeGoods[] {
  return [...generateProducts(count, createFilterRegistry())].map((product) => ({
    ...product,
    family: DEMO_SECTIONS[product.row.section_id - 1]?.family ?? '',
    brand: DEMO_BRANDS[product.row.brand_id - 1]?.title ?? '',
    of: (slug: string) => String(product.row.properties[slug] ?? ''),
  }))
}

describe('an expert in the demo shop', () => {
  let goods: TradeGoods[] = []
  beforeAll(() => {
    goods = makeGoods(WHOLE_SHOP)
  })

  it('knows at least a hundred rules, each by its own name', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
    expect(RULES.length).toBeGreaterThanOrEqual(100)
  })

  it.each(RULES)('finds that $name', (rule) => {
    const concerned = goods.filter((one) => concerns(rule, one))
    expect(concerned.length).toBeGreaterThan(0)
    const broken = concerned.filter((one) => !rule.holds(one))
    expect(broken.slice(0, SHOWN).map(({ row }) => `${row.title} ${JSON.stringify(row.properties)}`)).toEqual(
      [],
    )
  })

  it('finds that both sides of a car have parts of one size', () => {
    const sizes = Map.groupBy(
      goods.filter(({ family, of }) => SIDED.includes(family) && /^(?:Левая|Правая)$/.test(of('storona'))),
      ({ family, row, of }) =>
        `${family}/${of('os')}/${row.title.replaceAll(/(?:лев|прав)(?:ый|ая|ое)/giu, '')}`,
    )
    const differing = [...sizes].filter(
      ([, sides]) => new Set(sides.map(({ of }) => MEASURES.map((slug) => of(slug)).join())).size > 1,
    )
    expect(differing.map(([name]) => name)).toEqual([])
    expect([...sizes.values()].some((sides) => new Set(sides.map(({ of }) => of('storona'))).size > 1)).toBe(
      true,
    )
  })

  it('finds the parts that every dealer knows by heart, in a small shop too', () => {
    for (const shop of [goods, makeGoods(SMALL_SHOP)]) {
      const numbers = new Set(shop.map(({ brand, row }) => `${brand} ${row.article}`))
      const requested = [
        'MAHLE OC 90',
        'MANN-FILTER W 914/2',
        'Hyundai/Kia 26300-35505',
        'Nissan 15208-65F0E',
        'Toyota 04152-YZZA6',
        'Hyundai/Kia 58101-4LA00',
        'TRW GDB3548',
        'Sangsin Brake SP1401',
        'MANN-FILTER W 811/80',
        'NGK LZKR6B-10E',
      ]
      expect(requested.filter((number) => !numbers.has(number))).toEqual([])
    }
  })

  it('finds what people buy first: 5W-40 in four litres before any drum', () => {
    for (const shop of [goods, makeGoods(SMALL_SHOP)]) {
      const oils = shop
        .filter(({ family, offers }) => family === 'moil' && offers.length > 0)
        .toSorted((a, b) => b.row.sales_score - a.row.sales_score)
      expect(oils[0]?.of('obem_l')).toBe('4')
      expect(
        oils.slice(0, 10).filter(({ of }) => of('vyazkost_sae') === '5W-40' && of('obem_l') === '4').length,
      ).toBeGreaterThan(2)
      const firstDrum = oils.findIndex(({ of }) => Number(of('obem_l')) >= 20)
      expect(firstDrum === -1 || firstDrum > oils.length / 4).toBe(true)
    }
  })
})
