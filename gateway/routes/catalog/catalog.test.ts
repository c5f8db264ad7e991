import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshCatalog } from '@/gateway/test-support/refresh-catalog'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'

type Entity = { id: string; isFit: boolean | null }
type Option = { id: string; count: number; isChecked: boolean; rewriteCode: string }
type Filter = { code: string; options?: Option[]; isActive: boolean; currentMin: number; currentMax: number }

function idsOf(body: { entities: Entity[] }) {
  return body.entities.map(({ id }) => id)
}

function countsOf(body: { filters: Filter[] }, code: string) {
  const options = body.filters.find((filter) => filter.code === code)?.options ?? []
  return Object.fromEntries(options.map((option) => [option.rewriteCode, option.count]))
}

function codes(...ids: number[]) {
  return ids.map(codeOf)
}

describeOnDatabases('catalogue calls', (database) => {
  let gateway: TestGateway
  const list = async (body: object) =>
    gateway.post('/catalog/site/v2/filters/search', { section: 'oil-filters', ...body })

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  describe('bootstrap', () => {
    it('holds menus, sections, parameters and shops', async () => {
      const { status, body } = await gateway.get('/catalog/site/v1/bootstrap')
      expect(status).toBe(200)
      expect(body.sections[0]).toMatchObject({
        code: 'catalog',
        ancestors: [],
        children: [2, 4, 6],
        count: 8,
      })
      expect(body.menus.catalog[0]).toMatchObject({
        fields: { ad_erid: 'abc' },
        children: [{ sid: 'catalog-oil', ancestors: [2] }],
      })
      expect(body.menus.filters.tyres.title).toBe('Шины')
      expect(body.params).toMatchObject({ siteName: 'Арус', phone: '+7 (495) 000-00-00' })
      expect(body.paymentMarks).toContain('Наличные')
      expect(body.shops).toMatchObject([{ supplierId: 29, work: { open: '09:00', close: '21:00' } }])
    })
  })

  describe('a listing', () => {
    it('puts what is in stock first, then what sells best', async () => {
      const { body } = await list({})
      expect(idsOf(body)).toEqual(codes(1, 2, 3, 4, 8, 5))
      expect(body.pagination).toEqual({ page: 1, limit: 58, total: 6, pages: 1 })
      expect(body).toMatchObject({ id: 3, title: 'Масляные фильтры', rating: 4, reviewsCount: 7 })
      expect(body.breadcrumb.map((section: { code: string }) => section.code)).toEqual(['catalog', 'filters'])
    })

    it('holds the goods of the sections below', async () => {
      const { body } = await list({ section: 'catalog' })
      expect(body.pagination.total).toBe(8)
      expect(body.sections.map((section: { code: string }) => section.code)).toEqual([
        'filters',
        'brakes',
        'nothing',
      ])
    })

    it('counts each filter as if it were not chosen', async () => {
      const { body } = await list({ filters: [{ id: '4', values: ['401'] }] })
      expect(idsOf(body)).toEqual(codes(1, 2))
      expect(countsOf(body, 'thread')).toEqual({ m20: 2, unf: 3 })
      expect(countsOf(body, 'brand')).toEqual({ knecht: 1, 'mann-filter': 1, toyota: 0, bosch: 0 })
    })

    it('adds options of one filter and joins filters', async () => {
      const both = await list({ filters: [{ id: '4', values: ['401', '402'] }] })
      expect(both.body.pagination.total).toBe(5)
      const joined = await list({
        filters: [
          { id: '4', values: ['402'] },
          { id: 'brand', values: ['bosch', 'toyota'] },
        ],
      })
      expect(idsOf(joined.body)).toEqual(codes(3, 4))
    })

    it.each([
      ['a range', { min: 300, max: 600 }, [1, 2], 300, 600],
      ['swapped ends', { min: 600, max: 300 }, [1, 2], 300, 600],
      ['ends beyond the goods', { min: -5, max: 1e9 }, [1, 2, 3, 4, 8, 5], 30, 1200],
      ['an open end', { min: 601 }, [3, 4], 601, 1200],
    ])('takes %s of prices', async (_, range, expected, currentMin, currentMax) => {
      const { body } = await list({ filters: [{ id: '2', ...range }] })
      expect(idsOf(body)).toEqual(codes(...expected))
      const price = body.filters.find((filter: Filter) => filter.code === 'price')
      expect(price).toMatchObject({ min: 30, max: 1200, currentMin, currentMax })
    })

    it.each([
      ['price', [8, 1, 2, 3, 4, 5]],
      ['price-desc', [4, 3, 2, 1, 8, 5]],
      ['delivery', [1, 2, 3, 4, 8, 5]],
      ['unheard', [1, 2, 3, 4, 8, 5]],
    ])('is ordered by %s', async (sort, expected) => {
      expect(idsOf((await list({ sort })).body)).toEqual(codes(...expected))
    })

    it('is cut into pages, and a page past the end is empty', async () => {
      expect(idsOf((await list({ page: 2, limit: 4 })).body)).toEqual(codes(8, 5))
      const { status, body } = await list({ page: 3, limit: 4 })
      expect(status).toBe(200)
      expect(body.entities).toEqual([])
      expect(body.pagination.total).toBe(6)
    })

    it('is narrowed by a ready-made set, with or without its prefix', async () => {
      for (const set of ['m20', 'set-m20']) {
        const { body } = await list({ set })
        expect(idsOf(body)).toEqual(codes(1, 2))
        expect(body).toMatchObject({
          title: 'Масляные фильтры с резьбой M20',
          set: { code: 'm20', filters: [{ id: '4', values: ['401'] }] },
        })
      }
    })

    it('is empty when a set and a filter contradict each other', async () => {
      const { body } = await list({ set: 'm20', filters: [{ id: '4', values: ['402'] }] })
      expect(body.pagination.total).toBe(0)
    })

    describe('under quick selections', () => {
      const m20 = { id: '1', filters: [] }
      const unf = { id: '8', filters: [{ id: '4', values: ['402'] }] }
      const bosch = { id: '9', filters: [{ id: '1', values: ['bosch'] }] }

      it.each([
        ['one alone', [m20], [1, 2]],
        ['two of one filter, either of which may hold', [m20, unf], [1, 2, 3, 4, 5]],
        ['two of different filters, both of which have to hold', [unf, bosch], [3]],
        ['two that have nothing in common', [m20, bosch], []],
      ])('is narrowed by %s', async (_, selections, expected) => {
        expect(idsOf((await list({ selections })).body)).toEqual(codes(...expected))
      })

      it('unites a selection with a filter of its kind and narrows by the others', async () => {
        const { body } = await list({
          filters: [
            { id: 'thread', values: ['unf'] },
            { id: 'brand', values: ['mann-filter'] },
          ],
          selections: [m20],
        })
        expect(idsOf(body)).toEqual(codes(2, 5))
      })

      it('never leaves the set of the page', async () => {
        const { body } = await list({ set: 'm20', selections: [unf] })
        expect(body.pagination.total).toBe(0)
      })

      it('counts what each selection would leave beside the rest', async () => {
        const counted = async (more: object) =>
          (await list(more)).body.selections.map(({ count }: { count: number }) => count)
        expect(await counted({})).toEqual([2])
        expect(await counted({ filters: [{ id: 'brand', values: ['mann-filter'] }] })).toEqual([1])
        expect(await counted({ filters: [{ id: 'thread', values: ['unf'] }] })).toEqual([2])
        expect(await counted({ selections: [m20, bosch] })).toEqual([0])
      })

      it('shows the rating and the bounds of prices of what is left', async () => {
        const { body } = await list({ selections: [unf] })
        expect(body).toMatchObject({ rating: 0, reviewsCount: 0 })
        const price = body.filters.find((filter: Filter) => filter.code === 'price')
        expect(price).toMatchObject({ min: 610, max: 1200, currentMin: 610, currentMax: 1200 })
      })

      it('keeps search engines out', async () => {
        expect((await list({ selections: [m20] })).body.meta.robots).toBe('noindex,follow')
      })
    })

    it('is narrowed by vehicles and says what fits', async () => {
      const { body } = await list({ assistants: ['2', 'none'] })
      expect(idsOf(body)).toEqual(codes(1, 4))
      expect(body.entities.every((entity: Entity) => entity.isFit === true)).toBe(true)
      expect(body.assistants).toEqual([
        { id: '2', title: 'Toyota Corolla 1.6 VVT-i', isChecked: true, count: 2 },
      ])
    })

    it.each(['двигателя', 'ldbufntkz', '0451103316'])('is narrowed by the words %s', async (search) => {
      expect(idsOf((await list({ query: { search } })).body)).toEqual(codes(3))
    })

    it.each([
      [{ section: 'absent' }],
      [{ set: 'absent' }],
      [{ filters: [{ id: 'colour', values: ['red'] }] }],
      [{ filters: [{ id: 'thread', values: ['m99'] }] }],
    ])('is a 404 for %j', async (body) => {
      const response = await list(body)
      expect(response.status).toBe(404)
      expect(response.body.message).toMatch(/[а-я]/)
    })

    it.each([[[{ id: '999', values: ['1'] }]], [[{ id: '4', values: ['999'] }]], [[{ id: '4' }]]])(
      'leaves out what is no longer known: %j',
      async (filters) => {
        expect((await list({ filters })).body.pagination.total).toBe(6)
      },
    )

    it('of a section without goods is empty', async () => {
      const { status, body } = await list({ section: 'nothing' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ entities: [], filters: [], pagination: { total: 0, pages: 0 } })
    })

    it('of the plain section call is the same', async () => {
      const { body } = await gateway.get('/catalog/site/v2/section/oil-filters?limit=2&sort=price')
      expect(idsOf(body)).toEqual(codes(8, 1))
    })

    it('shows a new price as soon as the listing is built again', async () => {
      const { db } = database()
      await db.execute(sql`update products set sales_score = 95 where id = 3`)
      await refreshCatalog(db, [3])
      expect(idsOf((await list({})).body)).toEqual(codes(1, 3, 2, 4, 8, 5))
      await db.execute(sql`update products set sales_score = 80 where id = 3`)
      await refreshCatalog(db, [3])
    })
  })

  describe('a card', () => {
    it('says what a shopper needs', async () => {
      const { body } = await list({ limit: 1 })
      expect(body.entities[0]).toMatchObject({
        arusCode: codeOf(1),
        location: `/product/${codeOf(1)}`,
        brandString: 'Knecht',
        partNumber: 'OC 90',
        pictureUrl: ['photos/1.svg'],
        price: 390,
        oldPrice: 450,
        internetPrice: 450,
        quantity: 7,
        deliveryTime: 2,
        goods: { product: true },
        offersCount: 4,
        icons: [{ code: 'hit', title: 'Хит продаж' }],
        properties: [
          { code: 'thread', humanized: 'M20×1,5' },
          { code: 'height', humanized: '70\u00a0мм' },
        ],
      })
    })
  })
})
