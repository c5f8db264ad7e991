import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { originalSupersessions } from '@/gateway/db/schema/original-catalogs'
import { articleKey } from '@/lib/parts/keys'
import { codeOf, KNECHT_ID, seedTestShop } from '@/gateway/test-support/test-shop'

type Part = { article: string; arusCode: string; brand: string }

function codes(...ids: number[]) {
  return ids.map(codeOf)
}

describeOnDatabases('calls for parts', (database) => {
  let gateway: TestGateway
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  describe('brands under one number', () => {
    it('are listed with what their parts cost', async () => {
      const { body } = await gateway.post('/search/v3/part/group', { article: 'o-c 90' })
      expect(body.items).toMatchObject([
        { brand: 'Knecht', article: 'OC 90', minPrice: 350, offersCount: 4 },
        { brand: 'Knecht', article: '0C90', minPrice: 30 },
      ])
    })

    it('hold vehicle makers, each once', async () => {
      const sold = await gateway.post('/search/v3/part/group', { article: '90915-YZZE1' })
      expect(sold.body.items).toMatchObject([{ brand: 'Toyota', offersCount: 1 }])
      const crossed = await gateway.post('/search/v3/part/group', { article: '030115561' })
      expect(crossed.body.items).toMatchObject([{ brand: 'Volkswagen', minPrice: null, offersCount: 0 }])
    })

    it('may be none', async () => {
      expect((await gateway.post('/search/v3/part/group', { article: '-' })).body.items).toEqual([])
    })
  })

  describe('offers for a part', () => {
    const find = async (body: object) => (await gateway.post('/search/v4/part/search', body)).body

    it('are grouped, the own warehouse first, then the cheapest', async () => {
      const { part } = await find({ article: 'OC 90', brandExternalId: KNECHT_ID })
      expect(part).toMatchObject({ arusCode: codeOf(1), price: 390, quantity: 7, goods: { product: true } })
      expect(part.offers).toMatchObject([
        { source: 'warehouse', price: 390, quantity: 7, deliveryTime: 2, goods: { product: true } },
        { source: 'vendor', supplierId: 102, price: 350, multiplicity: 2, deliveryTime: 96 },
        { source: 'vendor', supplierId: 101, price: 380, multiplicity: 1 },
      ])
      expect(part.offers[0].suppliers).toMatchObject([
        { supplierId: 29, price: 390, returnable: true },
        { supplierId: 15, price: 400 },
      ])
      expect(part.offers[0]).not.toHaveProperty('multiplicity')
    })

    it.each(['Knecht', 'knecht', 'MAHLE KNECHT', KNECHT_ID])('are found by the brand %s', async (brand) => {
      expect((await find({ article: 'oc90', brand })).part.article).toBe('OC 90')
    })

    it('are those of the very spelling where two fold to one key', async () => {
      expect((await find({ article: '0c90', brand: 'Knecht' })).part.arusCode).toBe(codeOf(8))
    })

    it('come with analogs that are true both ways', async () => {
      const analogsOf = async (article: string, brand: string) => {
        const { analogs } = await find({ article, brand })
        return analogs.map((part: Part) => part.arusCode).toSorted()
      }
      expect(await analogsOf('OC 90', 'Knecht')).toEqual(codes(2))
      expect(await analogsOf('W 712/75', 'Mann')).toEqual(codes(1, 5))
      expect(await analogsOf('W 610/3', 'Mann')).toEqual(codes(2))
      expect(await analogsOf('90915-YZZE1', 'Toyota')).toEqual(codes(3))
    })

    it('of a vehicle maker’s number are those of its replacements', async () => {
      const { part, analogs } = await find({ article: '030115561', brand: 'volkswagen' })
      expect(part).toMatchObject({ brand: 'Volkswagen', arusCode: null, offers: [], isOriginal: true })
      expect(analogs.map((analog: Part) => analog.arusCode)).toEqual(codes(1, 2))
    })

    it('leave analogs out on demand, or all but the original ones', async () => {
      expect((await find({ article: 'OC90', brand: 'Knecht', isAnalogs: false })).analogs).toEqual([])
      const { analogs } = await find({ article: '0451103316', brand: 'Bosch', oem: true })
      expect(analogs.map((analog: Part) => analog.brand)).toEqual(['Toyota'])
    })

    it('of an unknown part are none', async () => {
      expect(await find({ article: 'zzz', brand: 'Knecht' })).toMatchObject({ part: null, analogs: [] })
      expect(await find({ article: 'oc90', brand: 'Nobody' })).toMatchObject({ part: null, analogs: [] })
    })

    it('need a brand', async () => {
      const { status, body } = await gateway.post('/search/v4/part/search', { article: 'oc90' })
      expect(status).toBe(422)
      expect(body.message).toContain('Укажите бренд')
    })
  })

  describe('a number that its maker replaced', () => {
    const replace = (...pairs: [number: string, newNumber: string][]) =>
      database()
        .db.insert(originalSupersessions)
        .values(
          pairs.map(([number, newNumber]) => ({
            brand: 'Toyota',
            number,
            numberKey: articleKey(number),
            newNumber,
            newKey: articleKey(newNumber),
          })),
        )
    beforeAll(() =>
      replace(
        ['90915-10001', '90915-10003'],
        ['90915-10003', '90915-YZZE1'],
        ['AA-1', 'AA-2'],
        ['AA-2', 'AA-1'],
      ),
    )
    afterAll(() => database().db.delete(originalSupersessions))

    it.each(['90915-10001', '9091510003', '90915 10001'])(
      '%s leads to the part that is sold',
      async (article) => {
        const { items } = (await gateway.post('/search/v3/part/group', { article })).body
        expect(items).toMatchObject([{ brand: 'Toyota', minPrice: null, offersCount: 0, arusCode: null }])
        const [{ article: number, brand }] = items
        const { part, analogs, replacedBy } = (
          await gateway.post('/search/v4/part/search', { article, brand })
        ).body
        expect(part).toMatchObject({ brand: 'Toyota', article: number, offers: [] })
        expect(articleKey(number)).toBe(articleKey(article))
        expect(replacedBy).toEqual({ brand: 'Toyota', article: '90915-YZZE1' })
        expect(analogs[0]).toMatchObject({ brand: 'Toyota', article: '90915-YZZE1' })
        expect(analogs[0].offers.length).toBeGreaterThan(0)
        const keys = analogs.map((one: Part) => `${one.brand} ${one.article}`)
        expect(new Set(keys).size).toBe(keys.length)
        const { body: alone } = await gateway.post('/search/v4/part/search', {
          article,
          brand,
          isAnalogs: false,
        })
        expect(alone).toMatchObject({ part: { article: number }, analogs: [], replacedBy })
      },
    )

    it('is nothing where nothing is sold in its place, even when a list goes in a circle', async () => {
      expect((await gateway.post('/search/v3/part/group', { article: 'AA-1' })).body.items).toEqual([])
      const { part, analogs } = (
        await gateway.post('/search/v4/part/search', { article: 'AA-1', brand: 'Toyota' })
      ).body
      expect([part, analogs]).toEqual([null, []])
      const other = (
        await gateway.post('/search/v4/part/search', { article: '90915-10001', brand: 'Knecht' })
      ).body
      expect(other).toMatchObject({ part: null, replacedBy: null })
    })
  })

  describe('a summary of parts', () => {
    const summarize = async (...parts: [brand: string, article: string][]) =>
      (
        await gateway.post('/search/v4/part/summary', {
          parts: parts.map(([brand, article]) => ({ brand, article })),
        })
      ).body.items

    it('has the best offer of each and says from what its analogs start, as the search for each does', async () => {
      const requested: [string, string][] = [
        ['Knecht', 'oc90'],
        ['Mann', 'W 712/75'],
        ['Toyota', '90915-YZZE1'],
        ['Volkswagen', '030115561'],
      ]
      const items = await summarize(...requested)
      for (const [at, [brand, article]] of requested.entries()) {
        const { part, analogs } = (await gateway.post('/search/v4/part/search', { brand, article })).body
        const prices = analogs.flatMap(({ price, quantity }: { price: number; quantity: number }) =>
          quantity > 0 ? price : [],
        )
        const analogsFrom = prices.length > 0 ? Math.min(...prices) : null
        expect(items[at]).toMatchObject({
          price: part.price ?? null,
          arusCode: part.arusCode,
          analogsFrom,
        })
      }
      expect(items.some((item: { analogsFrom: number | null }) => item.analogsFrom !== null)).toBe(true)
    })

    it('says of what nobody knows that it is not sold, in its place', async () => {
      const [nothing, known] = await summarize(['Nobody', 'zzz'], ['Knecht', 'OC 90'])
      expect(nothing).toMatchObject({ price: null, arusCode: null, analogsFrom: null })
      expect(known).toMatchObject({ arusCode: codeOf(1) })
    })

    it('may be of none, and is refused for too many', async () => {
      expect(await summarize()).toEqual([])
      const parts = Array.from({ length: 251 }, () => ({ brand: 'Knecht', article: 'OC 90' }))
      expect((await gateway.post('/search/v4/part/summary', { parts })).status).toBe(422)
    })
  })

  describe('similar parts', () => {
    it('are of the same section and in stock, for the same vehicles first', async () => {
      const { body } = await gateway.post('/search/v4/part/similar', { article: 'OC 90', brand: 'Knecht' })
      expect(ids(body.items)).toEqual(codes(2, 4, 3, 8))
    })

    it('keep the limit and may be none', async () => {
      const { body } = await gateway.post('/search/v4/part/similar', { article: 'OC 90', limit: 1 })
      expect(body.items).toHaveLength(1)
      const none = await gateway.post('/search/v4/part/similar', { article: 'zzz', brand: 'Knecht' })
      expect(none.body.items).toEqual([])
    })
  })

  describe('prices', () => {
    const price = async (line: object) => {
      const { body } = await gateway.post('/prices/v3/parts/prices', { items: { a: { id: 0, ...line } } })
      return body.items['0']
    }

    it('are keyed by the id of the line, and what nobody offers is absent', async () => {
      const { body } = await gateway.post('/prices/v3/parts/prices', {
        items: {
          first: { id: 0, brand: 'knecht', article: 'oc90' },
          second: { id: 'x', brand: 'Bosch', article: '0451103316' },
          third: { id: 2, brand: 'Mann', article: 'W 610/3' },
          fourth: { id: 3, brand: 'Nobody', article: '1' },
        },
      })
      expect(Object.keys(body.items)).toEqual(['0', 'x'])
      expect(body.items['0']).toMatchObject({
        id: 0,
        brand: 'Knecht',
        article: 'OC 90',
        code_product: codeOf(1),
      })
    })

    it.each([
      ['nobody', undefined, { price: 390, quantity: 7, source: 'warehouse', goods: { product: true } }],
      ['a shop', 29, { price: 390, quantity: 7, source: 'warehouse' }],
      ['a shop that has none', 8, { price: 390, source: 'warehouse' }],
      ['a vendor', 102, { price: 350, quantity: 100, multiplicity: 2, deliveryTime: 96, source: 'vendor' }],
    ])('are those of the supplier asked for: %s', async (_, supplierId, expected) => {
      const item = await price({ brand: 'Knecht', article: 'OC 90', supplierId })
      expect(item).toMatchObject(expected)
      expect(item.suppliers).toHaveLength(4)
    })

    it('are read for 250 lines at once and for no more', async () => {
      const items = (count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, id) => [id, { id, brand: 'Knecht', article: 'OC90' }]),
        )
      const full = await gateway.post('/prices/v3/parts/prices', { items: items(250) })
      expect(Object.keys(full.body.items)).toHaveLength(250)
      const over = await gateway.post('/prices/v3/parts/prices', { items: items(251) })
      expect(over.status).toBe(422)
      expect(over.body.message).toContain('250')
    })
  })

  it('finds pictures in the order of the request', async () => {
    const { body } = await gateway.post('/api/v1/photo/search/spa', [
      { brand: 'Nobody', article: '1' },
      { brand: 'MANN', article: 'w712/75' },
    ])
    expect(body.items).toEqual([
      { brand: 'Nobody', article: '1', pictures: [] },
      { brand: 'MANN', article: 'w712/75', pictures: ['photos/2.svg'] },
    ])
  })
})
