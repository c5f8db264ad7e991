import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { suppliers } from '@/gateway/db/schema/offers'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { siteParams } from '@/gateway/db/schema/site'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { cancelOrderProducts, downloadBillPdf, downloadOrderPdf } from '@/lib/gateway/contracts/orders/orders'

const NOW = new Date('2026-03-01T09:00:00Z')
const DEMO_NAME = /(?<![а-яё])арус/i
const OWN_WAREHOUSE = 15

describeWithDatabase('an own shop of another name', (database) => {
  const db = () => database().db
  let gateway: TestGateway
  let buyer: Buyer
  let orderNumber = ''

  beforeAll(async () => {
    await seedTestShop(db())
    await seedSector(db())
    await db().update(suppliers).set({ title: 'Склад' }).where(eq(suppliers.id, OWN_WAREHOUSE))
    const facts = {
      siteName: 'Колесо',
      legal: { title: null },
      requisites: { ...REQUISITES, title: undefined },
    }
    for (const [key, value] of Object.entries(facts))
      await db()
        .insert(siteParams)
        .values({ key, value })
        .onConflictDoUpdate({ target: siteParams.key, set: { value } })
    gateway = await createTestGateway(db(), {
      now: () => NOW,
      siteName: 'Колесо',
      siteUrl: 'https://shop.example',
    })
    buyer = await createBuyer(gateway)
    await buyer.put({ brand: 'Knecht', article: 'OC 90', supplierId: OWN_WAREHOUSE })
    const { body } = await buyer.order({ email: `${buyer.user.id}@example.com` })
    ;({ orderNumber } = body)
    return () => gateway.close()
  })

  it.each([
    ['order', downloadOrderPdf],
    ['bill', downloadBillPdf],
  ])('is the seller on the paper of the %s', async (_, paper) => {
    const { status, response } = await buyer.call(paper, { body: { orderNumber, useMarkup: false } })
    expect(status).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text } = await extractText(bytes, { mergePages: true })
    expect(text).toContain('Колесо')
    expect(text).not.toMatch(DEMO_NAME)
  })

  it('signs its emails and messages', async () => {
    await gateway.post('/clients/spa/v1/confirmation/send-code', { phone: '79161234567', purpose: 'login' })
    await buyer.call(cancelOrderProducts, { body: { orderNumber, products: [] } })
    const sent = await db().select().from(outboxMessages)
    expect(sent.length).toBeGreaterThan(0)
    for (const { subject, text, html } of sent)
      expect(`${subject} ${text} ${html ?? ''}`).not.toMatch(DEMO_NAME)
    expect(sent.some(({ text }) => text.includes('«Колесо»'))).toBe(true)
  })

  it('has heads of pages with its name', async () => {
    for (const uri of ['/', '/catalog/oil-filters', '/about/brands/knecht', '/analogs', '/help']) {
      const { body } = await gateway.post('/seo/api/v1/meta-data', { uri })
      expect(JSON.stringify(body)).not.toMatch(DEMO_NAME)
    }
  })

  it('may be called by digits alone', async () => {
    await db().update(siteParams).set({ value: '2110' }).where(eq(siteParams.key, 'siteName'))
    const renamed = await createTestGateway(db(), { now: () => NOW })
    expect((await renamed.get('/catalog/site/v1/bootstrap')).body.params.siteName).toBe('2110')
    await renamed.close()
  })
})
