import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

describeWithDatabase('vacancies', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  it('lists those that are open', async () => {
    const { body } = await gateway.post('/hr/v1/vacancy/list')
    expect(body).toMatchObject({
      vacancies: [{ id: 'driver', city: 'Москва', salaryFrom: 90_000, salaryTo: null }],
    })
  })

  it.each(['driver', 1])('tells all of %j', async (id) => {
    const { body } = await gateway.post('/hr/v1/vacancy/details', { id })
    expect(body).toMatchObject({ id: 'driver', duties: ['возить'], conditions: [] })
  })

  it.each(['closed', 'unknown', 2, 999])('knows no %j', async (id) => {
    expect((await gateway.post('/hr/v1/vacancy/details', { id })).status).toBe(404)
  })

  it.each([
    ['/about/vacancies/driver', { title: 'Вакансия, Водитель, Москва — «Арус»', robots: 'index,follow' }],
    ['/about/vacancies/closed', { robots: 'noindex,follow' }],
  ])('gives %s its head', async (uri, head) => {
    expect((await gateway.post('/seo/api/v1/meta-data', { uri })).body).toMatchObject(head)
  })

  it('gives a brand its certificates, and lists them by brand', async () => {
    const brand = await gateway.post('/brands/v2/brand/get', { brand: 'knecht' })
    expect(brand.body.certificates).toEqual([
      { title: 'Дилер Knecht', url: '/gw/media/file/documents/knecht.pdf' },
    ])
    const list = async (query: string) =>
      (await gateway.get(`/catalog/site/v1/info/section/certificates?${query}`)).body
    expect(await list('tag=knecht')).toMatchObject({
      entities: [{ code: 'knecht-dealer', location: null }],
      facets: { tags: [{ slug: 'knecht', title: 'Knecht', count: 1 }] },
    })
    expect(await list('tag=bosch')).toMatchObject({ entities: [], pagination: { total: 0 } })
  })
})
