import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seoMeta } from '@/gateway/db/schema/site'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, KNECHT_ID, seedTestShop } from '@/gateway/test-support/test-shop'

type Titled = { title: string }

describeWithDatabase('calls for pages', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  describe('the head of a page', () => {
    const meta = async (uri: string) => (await gateway.post('/seo/api/v1/meta-data', { uri })).body

    it.each([
      ['/', '/', 'index,follow', 'Автозапчасти'],
      ['/catalog/', '/catalog', 'index,follow', 'Каталог'],
      ['/catalog/oil-filters', '/catalog/oil-filters', 'index,follow', 'Масляные фильтры'],
      ['/catalog/oil-filters?utm_source=x', '/catalog/oil-filters', 'index,follow', 'Масляные фильтры'],
      ['/catalog/oil-filters?page=2', '/catalog/oil-filters?page=2', 'index,follow', 'страница 2'],
      ['/catalog/oil-filters/brand-bosch', '/catalog/oil-filters/brand-bosch', 'index,follow', 'Bosch'],
      ['/catalog/oil-filters/set-m20', '/catalog/oil-filters/set-m20', 'index,follow', 'M20'],
      [
        '/catalog/oil-filters/thread-unf/brand-bosch',
        '/catalog/oil-filters/brand-bosch/thread-unf',
        'noindex,follow',
        'Масляные фильтры Bosch с резьбой 3/4-16 UNF',
      ],
      ['/catalog/oil-filters/brand-bosch,knecht', '/catalog/oil-filters', 'noindex,follow', 'Bosch и Knecht'],
      ['/catalog/oil-filters?sort=price', '/catalog/oil-filters', 'noindex,follow', 'Масляные'],
      ['/catalog/oil-filters?search=x', '/catalog/oil-filters', 'noindex,follow', 'Масляные'],
      ['/catalog/nothing', '/catalog/nothing', 'noindex,follow', 'Пустой раздел'],
      [`/product/${codeOf(1)}`, `/product/${codeOf(1)}`, 'index,follow', 'Knecht OC 90'],
      ['/product/knecht_oc-90', `/product/${codeOf(1)}`, 'index,follow', 'Knecht OC 90'],
      [`/catalog/oil-filters/${codeOf(1)}`, `/product/${codeOf(1)}`, 'index,follow', 'Knecht OC 90'],
      ['/search?q=фильтр', '/search', 'noindex,follow', 'Поиск: фильтр'],
      ['/analogs/oc90/knecht', '/analogs/oc90/knecht', 'noindex,follow', 'KNECHT OC90'],
      ['/about/brands/bosch', '/about/brands/bosch', 'index,follow', 'Bosch'],
      ['/about/news/second', '/about/news/second', 'index,follow', 'Новость 2'],
      ['/shops/tverskaya', '/shops/tverskaya', 'index,follow', 'Магазин на Тверской'],
      ['/help/order', '/help/order', 'index,follow', 'Где мой заказ'],
      ['/help/delivery', '/help/delivery', 'index,follow', 'Доставка'],
      ['https://shop.example/help/faq?x=1', '/help/faq', 'index,follow', 'Вопросы'],
      ['/catalog_to', '/catalog_to', 'index,follow', 'техобслуживания'],
      ['/account/orders', null, 'noindex,follow', 'Личный кабинет'],
    ])('%s', async (uri, canonical, robots, words) => {
      const body = await meta(uri)
      expect(body).toMatchObject({ canonical, robots })
      expect(body.title).toContain(words)
    })

    it.each([
      '/nowhere',
      '/catalog/absent',
      '/catalog/oil-filters/colour-red',
      '/product/x',
      '/%',
      'http://',
    ])('of %s is empty', async (uri) => {
      expect(await meta(uri)).toMatchObject({ title: null, robots: 'noindex,follow' })
    })

    it('of planned service of a chosen car is left to the page, which knows its name', async () => {
      for (const step of ['brand', 'model', 'modification']) {
        expect(await meta(`/catalog_to?${step}=1`)).toMatchObject({
          title: null,
          canonical: null,
          robots: 'index,follow',
        })
      }
    })

    it('is what the owner wrote, and generated where he wrote nothing', async () => {
      expect(await meta('/about/')).toMatchObject({ title: 'О нас своими словами', heading: 'О компании' })
    })

    it('tells the price of a product and its picture', async () => {
      const body = await meta(`/product/${codeOf(1)}`)
      expect(body.title).toContain('от 350\u00a0₽')
      expect(body.image).toBe(
        '/gw/media/resize/format-jpeg,fit-contain,size-1200x630,quality-75,background-white/photos/1.svg',
      )
    })

    it('comes with a product too, the owner’s words in it', async () => {
      const uri = `/product/${codeOf(2)}`
      const ofProduct = async () => (await gateway.get(`/catalog/site/v1/entity/${codeOf(2)}`)).body.meta
      expect(await ofProduct()).toEqual(await meta(uri))
      await database().db.insert(seoMeta).values({ uri, heading: 'Своими словами' })
      expect(await ofProduct()).toEqual(await meta(uri))
      expect(await ofProduct()).toMatchObject({ heading: 'Своими словами', robots: 'index,follow' })
      await database().db.delete(seoMeta).where(eq(seoMeta.uri, uri))
    })

    it('counts the goods of a listing', async () => {
      expect((await meta('/catalog/oil-filters/brand-knecht')).description).toContain('2\u00a0товара')
    })
  })

  describe('tags', () => {
    it('lead to a listing with its filters in the address', async () => {
      const { body } = await gateway.post('/seo/api/v1/product-tag/tags', { category: 'oil-filters' })
      expect(body.tags).toMatchObject([
        {
          slug: 'oil-filters-knecht-m20',
          location: '/catalog/oil-filters/brand-knecht/thread-m20',
          count: 1,
        },
      ])
      const one = await gateway.post('/seo/api/v1/product-tag/tag', { slug: 'oil-filters-knecht-m20' })
      expect(one.body).toEqual(body.tags[0])
    })

    it('may be none', async () => {
      expect((await gateway.post('/seo/api/v1/product-tag/tags', { category: 'absent' })).body.tags).toEqual(
        [],
      )
      expect((await gateway.post('/seo/api/v1/product-tag/tag', { slug: 'absent' })).status).toBe(404)
    })
  })

  describe('brands', () => {
    const titles = (items: Titled[]) => items.map(({ title }) => title)

    it('are listed by title with the emails that have some', async () => {
      const { body } = await gateway.post('/brands/v2/brands/list')
      expect(body.symbols).toEqual(['A', 'B', 'K', 'M', 'T'])
      expect(titles(body.items)).toEqual(['A/B', 'Bosch', 'Knecht', 'Mann-Filter', 'Toyota'])
    })

    it.each([
      [{ symbol: 'k' }, ['Knecht']],
      [{ symbol: 'Я' }, []],
      [{ limit: 2, page: 2 }, ['Knecht', 'Mann-Filter']],
    ])('are cut by %j', async (body, expected) => {
      expect(titles((await gateway.post('/brands/v2/brands/list', body)).body.items)).toEqual(expected)
    })

    it.each(['bosch', 'BOSCH', 'Бош', 'a/b', 'a-b', KNECHT_ID])('are found as %s', async (brand) => {
      expect((await gateway.post('/brands/v2/brand/get', { brand })).status).toBe(200)
    })

    it('tell their text and the sections with their goods', async () => {
      const { body } = await gateway.post('/brands/v2/brand/get', { brand: 'bosch' })
      expect(body).toMatchObject({ content: '<p>Бренд <b>Bosch</b></p>', count: 2 })
      expect(body.sections).toMatchObject([
        { code: 'oil-filters', count: 1 },
        { code: 'brake-pads', count: 1 },
      ])
      expect((await gateway.post('/brands/v2/brand/get', { brand: 'nobody' })).status).toBe(404)
    })

    it.each([
      ['%D0%B1%D0%BE', ['Bosch']],
      ['filter', ['Mann-Filter']],
      ['rne', []],
      ['туск', []],
      ['ьфтт', ['Mann-Filter']],
      ['кнехт', ['Knecht']],
      ['тойот', ['Toyota']],
    ])('are searched by %s', async (term, expected) => {
      const { body } = await gateway.post(`/brands/v2/brands/search?term=${term}`)
      expect(titles(body.items)).toEqual(expected)
    })

    it('get their standard titles', async () => {
      const { body } = await gateway.post('/brands/v2/brand/standardize', {
        titles: ['MANN', 'бош', 'кнехт', 'ман', '?'],
      })
      expect(body.items.map(({ standard }: { standard: string | null }) => standard)).toEqual([
        'Mann-Filter',
        'Bosch',
        'Knecht',
        'Mann-Filter',
        null,
      ])
    })
  })

  describe('reviews', () => {
    const read = async (query = '') =>
      (await gateway.get(`/reviews/widgets/widgets/v2/render.json?product_id=${codeOf(1)}${query}`)).body
    const texts = (body: { reviews: { review: { text: string } }[] }) =>
      body.reviews.map(({ review }) => review.text)

    it('come five at a time, newest first, with the rating they make', async () => {
      const body = await read()
      expect(texts(body)).toEqual(['Отзыв 7', 'Отзыв 6', 'Отзыв 5', 'Отзыв 4', 'Отзыв 3'])
      expect(body.pagination).toEqual({ page: 1, limit: 5, total: 7, pages: 2 })
      expect(body.summary).toEqual({
        rating: 4,
        reviewsCount: 7,
        histogram: [2, 3, 2, 0, 0].map((count, at) => ({ rating: 5 - at, count })),
        recommendPercent: 75,
      })
      expect(body.reviews[0].product).toMatchObject({ brand: 'Knecht', article: 'OC 90' })
    })

    it.each([
      ['useful', ['Отзыв 7', 'Отзыв 6']],
      ['high', ['Отзыв 5', 'Отзыв 1']],
      ['low', ['Отзыв 7', 'Отзыв 4']],
      ['unheard', ['Отзыв 7', 'Отзыв 6']],
    ])('are ordered by %s', async (sort, expected) => {
      expect(texts(await read(`&per_page=2&sort=${sort}`))).toEqual(expected)
    })

    it('are none past the last page and for an unknown product', async () => {
      expect((await read('&page=9')).reviews).toEqual([])
      const { status, body } = await gateway.get('/reviews/widgets/widgets/v2/render.json?product_id=absent')
      expect(status).toBe(200)
      expect(body.summary).toMatchObject({ rating: 0, reviewsCount: 0, recommendPercent: null })
    })

    it('of the whole shop need no product', async () => {
      const { body } = await gateway.get('/reviews/widgets/widgets/v2/render.json')
      expect(body.pagination.total).toBe(7)
    })
  })
})
