import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_BRANDS } from '@/gateway/demo/products/brands'
import { createFilterRegistry } from '@/gateway/demo/sections/filter-registry'
import { generateProducts } from '@/gateway/demo/products/generate-products'
import type { DemoProduct } from '@/gateway/demo/products/product'
import { DEMO_SECTIONS } from '@/gateway/demo/sections/sections'
import { SHOP_IDS } from '@/gateway/demo/products/suppliers'
import { articleKey } from '@/lib/parts/keys'
import { isBrandExternalId } from '@/lib/parts/number/brand-query'
import { isMediaPath } from '@/lib/parts/media-path'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const COUNT = 5000

function make(count: number) {
  return [...generateProducts(count, createFilterRegistry())]
}

describe('generateProducts', () => {
  let shop: DemoProduct[] = []
  beforeAll(() => {
    shop = make(COUNT)
  })

  it('makes as many products as asked, the same each time', () => {
    expect(shop).toHaveLength(COUNT)
    expect(make(300)).toEqual(make(300))
  })

  it('fills every section of the deepest level', () => {
    const filled = new Set(shop.map(({ row }) => row.section_id))
    const leaves = DEMO_SECTIONS.filter(({ family }) => family !== null)
    expect(leaves.filter(({ id }) => !filled.has(id)).map(({ code }) => code)).toEqual([])
  })

  it('gives every product its own code and every brand its own articles', () => {
    expect(new Set(shop.map(({ row }) => row.code)).size).toBe(COUNT)
    expect(new Set(shop.map(({ row }) => `${row.brand_id}/${row.article_key}`)).size).toBe(COUNT)
    for (const { row } of shop) expect(row.article_key).toBe(articleKey(row.article))
  })

  it('sells some numbers under several brands, so that a brand has to be chosen', () => {
    const brands = Map.groupBy(shop, ({ row }) => row.article_key)
    expect([...brands.values()].filter((same) => same.length > 1).length).toBeGreaterThan(20)
  })

  it('shares the vehicle maker’s numbers within one kind of part only', () => {
    const sectionsOf = new Map<number, Set<number>>()
    for (const { row, oemNumbers } of shop) {
      for (const { id } of oemNumbers) {
        sectionsOf.set(id, (sectionsOf.get(id) ?? new Set()).add(row.section_id))
      }
    }
    expect([...sectionsOf.values()].every((sections) => sections.size === 1)).toBe(true)
    const shared = Map.groupBy(
      shop.flatMap(({ oemNumbers }) => oemNumbers),
      ({ id }) => id,
    )
    expect([...shared.values()].filter((uses) => uses.length >= 4).length).toBeGreaterThan(200)
  })

  it('asks sane prices in whole kopecks, with up to twelve offers', () => {
    const offers = shop.flatMap((product) => product.offers)
    for (const { price, quantity, multiplicity } of offers) {
      expect(Number.isInteger(price) && price >= 1000 && price < 15_000_000).toBe(true)
      expect(quantity % multiplicity).toBe(0)
      expect(quantity).toBeGreaterThan(0)
    }
    expect(offers.every(({ returnable }) => returnable)).toBe(true)
    const counts = new Set(shop.map((product) => product.offers.length))
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
    expect(counts.has(0) && counts.has(1) && counts.has(9)).toBe(true)
    expect(offers.some(({ supplier_id }) => supplier_id === 15)).toBe(true)
    expect(SHOP_IDS.every((shopId) => offers.some(({ supplier_id }) => supplier_id === shopId))).toBe(true)
  })

  it('shows an old price only above the best one', () => {
    const discounted = shop.filter(({ row }) => row.internet_price !== null)
    expect(discounted.length).toBeGreaterThan(COUNT * 0.08)
    for (const { row, offers } of discounted) {
      expect(row.internet_price).toBeGreaterThan(Math.min(...offers.map(({ price }) => price)))
    }
  })

  it('lets about one product in seven be reviewed', () => {
    const reviewed = shop.filter(({ reviews }) => reviews.length > 0)
    expect(reviewed.length / COUNT).toBeGreaterThan(0.12)
    expect(reviewed.length / COUNT).toBeLessThan(0.18)
    for (const { row, reviews } of reviewed) {
      expect(row.reviews_count).toBe(reviews.length)
      expect(row.rating >= 1 && row.rating <= 5).toBe(true)
    }
  })

  it('names pictures by paths that the media service takes', () => {
    for (const { row } of shop) {
      expect(row.pictures.length).toBeGreaterThanOrEqual(2)
      expect(row.pictures.filter((path) => !isMediaPath(path))).toEqual([])
    }
  })
})

describe('DEMO_BRANDS', () => {
  it('holds at least 150 brands with codes and ids of their own', () => {
    expect(DEMO_BRANDS.length).toBeGreaterThanOrEqual(150)
    expect(new Set(DEMO_BRANDS.map(({ code }) => code)).size).toBe(DEMO_BRANDS.length)
    expect(new Set(DEMO_BRANDS.map(({ externalId }) => externalId)).size).toBe(DEMO_BRANDS.length)
    expect(DEMO_BRANDS.filter(({ externalId }) => !isBrandExternalId(externalId))).toEqual([])
  })
})

describe('DEMO_SECTIONS', () => {
  it('is a tree of three levels under the catalogue with at least 60 sections', () => {
    expect(DEMO_SECTIONS.length).toBeGreaterThan(60)
    expect(new Set(DEMO_SECTIONS.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(DEMO_SECTIONS.map(({ code }) => code)).size).toBe(DEMO_SECTIONS.length)
    expect(DEMO_SECTIONS[0]?.code).toBe('catalog')
    expect(DEMO_SECTIONS.filter(({ code }) => !/^[a-z0-9-]+$/.test(code))).toEqual([])
  })
})
