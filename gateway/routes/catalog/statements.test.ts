import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getEntity, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { listOriginalPartVehicles } from '@/lib/gateway/contracts/catalog/original-catalogs'
import { readProductPage, readSearchPage } from '@/lib/gateway/contracts/catalog/pages'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { findBoughtTogether, findSimilarParts, searchByName } from '@/lib/gateway/contracts/catalog/search'
import { getMetaData } from '@/lib/gateway/contracts/catalog/seo'

const CODE = '00-10000001'
const PART = { brand: 'Knecht', article: 'OC 90' }
const dialect = new PgDialect()
const AN_HOUR_MS = 3_600_000

/** A statement costs the embedded database more than most of what it reads. */
describeWithDatabase('how many statements a first page takes', (database) => {
  let gateway: TestGateway

  /** Calls once to fill the caches of the catalogue, and counts the queries of another call. */
  async function countStatements(call: () => Promise<{ status: number }>): Promise<number> {
    await call()
    const { db } = database()
    const requested = [vi.spyOn(db, 'execute'), vi.spyOn(db, 'select')]
    expect((await call()).status).toBe(200)
    const count = requested.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    for (const spy of requested) spy.mockRestore()
    return count
  }

  /** Texts of the hand-written statements of a call. */
  async function textsOf(call: () => Promise<unknown>): Promise<string[]> {
    const requested = vi.spyOn(database().db, 'execute')
    await call()
    const texts = requested.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : dialect.sqlToQuery(statement.getSQL()).sql,
    )
    requested.mockRestore()
    return texts
  }

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db, { refreshIntervalMs: AN_HOUR_MS })
  })
  afterAll(() => gateway.close())

  it('of a product with its tags, numbers and cars', async () => {
    const call = () => callGateway(gateway, getEntity, { params: { code: CODE } })
    expect(await countStatements(call)).toBe(1)
  })

  it('of its whole page: what one part has read of the product no other reads again', async () => {
    const call = () => callGateway(gateway, readProductPage, { params: { code: CODE } })
    await call()
    const texts = await textsOf(call)
    const reads = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length
    expect([reads(/from offers o where/), reads(/brand_id = |article_key = wanted/)]).toEqual([1, 0])
    // The product, its reviews, analogs, similar goods, and the offers of all of them.
    expect(texts).toHaveLength(5)
  })

  it('of the page of a number: its part is looked up once', async () => {
    const body = { words: { query: PART.article }, spellings: [PART.article] }
    const call = () => callGateway(gateway, readSearchPage, { body })
    await call()
    const texts = await textsOf(call)
    expect(texts.filter((text) => /from products p\s+where p\.folded_key = /.test(text))).toHaveLength(1)
  })

  it('of its prices with the bonuses', async () => {
    const call = () => callGateway(gateway, getPartPrices, { body: { items: { 1: { id: 1, ...PART } } } })
    expect(await countStatements(call)).toBe(2)
  })

  it('of its head', async () => {
    const call = () => callGateway(gateway, getMetaData, { body: { uri: `/product/${CODE}` } })
    expect(await countStatements(call)).toBe(2)
  })

  it('of similar goods: their section is read once for all its products', async () => {
    const call = () => callGateway(gateway, findSimilarParts, { body: { ...PART, limit: 20 } })
    await call()
    const texts = await textsOf(call)
    expect(texts).toHaveLength(2)
    expect(texts.filter((text) => text.includes('section_id ='))).toEqual([])
  })

  it('of what was bought with goods that nobody ordered: the orders are not read', async () => {
    const call = () => callGateway(gateway, findBoughtTogether, { body: { codes: [CODE] } })
    const texts = await textsOf(call)
    expect(texts).toHaveLength(1)
    expect(texts[0]).not.toContain('created_at')
  })

  it('of a number whose brand has no catalogue', async () => {
    const call = () => callGateway(gateway, listOriginalPartVehicles, { body: PART })
    expect(await countStatements(call)).toBe(0)
  })

  it('of the listing under words that were looked up a moment ago', async () => {
    const search = 'фильтр масляный'
    const words = () => callGateway(gateway, searchByName, { query: { query: search, mode: 'all' } })
    const listing = () =>
      callGateway(gateway, searchListing, { body: { section: 'catalog', query: { search } } })
    await words()
    const texts = await textsOf(listing)
    expect(texts.filter((text) => text.includes('search_stems'))).toEqual([])
  })
})
