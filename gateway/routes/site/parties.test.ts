import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'

describeWithDatabase('companies by their number', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())
  const find = (inn: string) => gateway.post('/party/v1/find', { inn })

  it('tells a guest who has a number, or that nobody is known', async () => {
    expect((await find('7713456783')).body).toMatchObject({
      party: { name: 'ООО Автопарк', kpp: '771301001', city: 'Москва', isActive: true },
    })
    expect((await find('7707083893')).body).toEqual({ party: null })
  })

  it.each(['7713456784', '771345678', 'abc'])('asks nobody about %s, which is no number', async (inn) => {
    expect((await find(inn)).status).toBe(422)
  })

  it('answers one address a bounded number of times an hour: a look-up may cost the owner money', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await find('7713456783')).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})
