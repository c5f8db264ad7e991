import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'

type Entity = { id: string; isFit: boolean | null }

function idsOf(body: { entities: Entity[] }) {
  return body.entities.map(({ id }) => id)
}

function codes(...ids: number[]) {
  return ids.map(codeOf)
}

describeWithDatabase('catalogue calls for products and texts', (database) => {
  let gateway: TestGateway

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  describe('a product', () => {
    it.each([
      codeOf(1),
      '10000001',
      '00-010000001',
      'knecht_oc 90',
      'Knecht_OC-90',
      'mahle knecht_oc90',
      'KNECHT_oc.90',
    ])('is found as %s', async (segment) => {
      const { status, body } = await gateway.get(`/catalog/site/v1/entity/${encodeURIComponent(segment)}`)
      expect(status).toBe(200)
      expect(body.code).toBe(codeOf(1))
    })

    it('is found by a brand and an article that hold signs', async () => {
      const { body } = await gateway.get(`/catalog/site/v1/entity/${encodeURIComponent('a-b_x-1-2')}`)
      expect(body.code).toBe(codeOf(7))
    })

    it('tells its facts', async () => {
      const { body } = await gateway.get(`/catalog/site/v1/entity/${codeOf(1)}`)
      expect(body).toMatchObject({
        sid: '1',
        offers: { count: 4, minPrice: 350, maxPrice: 400, minDeliveryTime: 0, quantity: 117 },
        oemNumbers: [{ brand: 'Volkswagen', article: '030 115 561' }],
        quality: 'analog',
        isReturnable: true,
        tags: [{ slug: 'oil-filters-knecht-m20' }],
      })
      expect(body.breadcrumb.map((section: { code: string }) => section.code)).toEqual([
        'catalog',
        'filters',
        'oil-filters',
      ])
      expect(body.applicability).toMatchObject([
        { mark: 'Toyota', yearFrom: '01.01.2007', yearTo: null },
        { mark: 'Volkswagen', yearFrom: '01.01.2004', yearTo: '31.12.2008' },
      ])
      expect(body.spec).toMatchObject([
        { code: 'unknown', humanized: null },
        { code: 'thread', title: 'Резьба', humanized: 'M20×1,5' },
        { code: 'height', value: 70, humanized: '70\u00a0мм' },
        { code: 'note', humanized: null },
      ])
      expect(body.meta.title).toContain('Knecht OC 90')
    })

    it.each(['00-99999999', '00-910000001', 'knecht_zzz', 'nobody_oc90', 'abc', '_', '%'])(
      'is a 404 at %s',
      async (segment) => {
        const { status } = await gateway.get(`/catalog/site/v1/entity/${encodeURIComponent(segment)}`)
        expect(status).toBe(404)
      },
    )
  })

  describe('products by a list', () => {
    it('come in the order asked for, each once, the unknown left out', async () => {
      const { body } = await gateway.post('/catalog/site/v1/entity/search', [
        codeOf(3),
        { brand: 'MAHLE Knecht', article: 'oc-90' },
        '10000001',
        '00-99999999',
        { brand: 'Nobody', article: '1' },
      ])
      expect(idsOf(body)).toEqual(codes(3, 1))
    })

    it('say what fits a vehicle', async () => {
      const { body } = await gateway.post('/catalog/site/v1/entity/search?assistants=1', codes(2, 4, 3))
      expect(body.entities.map((entity: Entity) => entity.isFit)).toEqual([true, false, null])
    })

    it('may be empty', async () => {
      expect((await gateway.post('/catalog/site/v1/entity/search', [])).body).toEqual({ entities: [] })
    })
  })

  describe('the sitemap', () => {
    it('names every product that somebody offers, once', async () => {
      const first = await gateway.get('/catalog/site/v1/sitemap?limit=5')
      const second = await gateway.get('/catalog/site/v1/sitemap?limit=5&page=2')
      const items = [...first.body.items, ...second.body.items]
      expect(items.map(({ code }: { code: string }) => code)).toEqual(codes(1, 2, 3, 4, 6, 7, 8))
      expect(first.body.pagination).toMatchObject({ total: 7, pages: 2 })
    })
  })

  describe('content', () => {
    it('finds a page by its path or the end of it', async () => {
      const { body } = await gateway.get('/catalog/site/v1/info/section/delivery')
      expect(body).toMatchObject({ code: 'help/delivery', title: 'Доставка', entities: [] })
      expect(body.tree).toMatchObject([
        { code: 'help', isActive: false },
        { code: 'help/delivery', isActive: true },
      ])
    })

    it.each([
      ['', ['third', 'second', 'first']],
      ['?limit=1&page=2', ['second']],
      ['?sort=old&limit=1', ['first']],
      ['?entities=first,third', ['third', 'first']],
      ['?entities=0', []],
    ])('lists news with %j', async (query, expected) => {
      const { body } = await gateway.get(`/catalog/site/v1/info/section/news${query}`)
      expect(body.entities.map(({ code }: { code: string }) => code)).toEqual(expected)
    })

    it.each(['/catalog/site/v1/info/section/absent', '/catalog/site/v1/info/entity/absent'])(
      'is a 404 at %s',
      async (address) => {
        expect((await gateway.get(address)).status).toBe(404)
      },
    )

    it('reads an entry with the fields asked for', async () => {
      const all = await gateway.get('/catalog/site/v1/info/entity/second')
      expect(all.body.fields).toEqual({ city: 'Москва', views: 1 })
      const some = await gateway.post('/content/spa/v1/news/read', { slug: 'second', fields: ['city'] })
      expect(some.body.fields).toEqual({ city: 'Москва' })
      expect((await gateway.post('/content/spa/v1/promo/read', { slug: 'second' })).status).toBe(404)
    })

    it('lists entries of a kind, by a tag too', async () => {
      expect((await gateway.post('/content/spa/v1/news/list')).body.pagination.total).toBe(3)
      const tagged = await gateway.post('/content/spa/v1/news/list', { tag: 'shops' })
      expect(tagged.body.entities.map(({ code }: { code: string }) => code)).toEqual(['first'])
      expect((await gateway.post('/content/spa/v1/press/list')).body.entities).toEqual([])
    })
  })
})
