import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { lookUpOrder } from '@/lib/gateway/contracts/orders/orders'

const PHONE = '79001234567'
const ATTEMPTS = 6
const TRIES_FROM_LINE = 20

describeWithDatabase('looking an order up without signing in', (database) => {
  let gateway: TestGateway
  let buyer: Buyer
  let orderNumber: string

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    gateway = await createTestGateway(db)
    buyer = await createBuyer(gateway)
    await buyer.put({ brand: 'Knecht', article: 'OC 90', supplierId: 15 })
    orderNumber = (await buyer.order({ phone: PHONE })).body.orderNumber
  })
  afterAll(() => gateway.close())

  const lookUp = (body: { orderNumber: string; phone: string }) => callGateway(gateway, lookUpOrder, { body })

  it.each([PHONE, '+7 (900) 123-45-67', '8 900 123-45-67', '9001234567'])(
    'the number and the phone %s tell how far it is, and nothing of the buyer',
    async (phone) => {
      const { status, body } = await lookUp({ orderNumber, phone })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        orderNumber,
        status: { title: 'Принят' },
        products: [{ brand: 'Knecht', article: 'OC 90', status: { title: 'Принят' } }],
      })
      expect(JSON.stringify(body)).not.toMatch(/Пётр|petr@|9001234567/)
    },
  )

  it('another phone and an unknown number sound alike, and guessing is stopped', async () => {
    const wrongPhone = await lookUp({ orderNumber, phone: '79000000000' })
    const unknown = await lookUp({ orderNumber: '999', phone: PHONE })
    expect([wrongPhone.status, unknown.status]).toEqual([404, 404])
    expect(wrongPhone.body).toMatchObject({ message: (unknown.body as { message?: string }).message })
    const statuses: number[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      statuses.push((await lookUp({ orderNumber: '998', phone: PHONE })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('is open to the buyer, however often strangers have guessed the phone of the order', async () => {
    const from = (network: number, phone: string) => {
      const headers = { 'x-forwarded-for': `203.0.113.${network}` }
      return callGateway(gateway, lookUpOrder, { body: { orderNumber, phone } }, headers)
    }
    for (let network = 1; network < 15; network += 1)
      expect((await from(network, `7900000${1000 + network}`)).status).toBe(404)
    expect((await from(200, PHONE)).status).toBe(200)
  })

  it('is stopped for one line of IPv6, whichever of its addresses asks', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt <= TRIES_FROM_LINE; attempt += 1) {
      const body = { orderNumber: `77${attempt}`, phone: PHONE }
      const headers = { 'x-forwarded-for': `2001:db8::${attempt}` }
      statuses.push((await callGateway(gateway, lookUpOrder, { body }, headers)).status)
    }
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})
