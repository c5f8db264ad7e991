import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bonusOperations, tillCards } from '@/gateway/db/schema/bonuses'
import { orders } from '@/gateway/db/schema/orders'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  calculateBonuses,
  createBonusCard,
  findBonusCard,
  listBonusOperations,
  readProgress,
} from '@/lib/gateway/contracts/accounts/loyalty'

const NOW = new Date('2026-03-01T09:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

type LedgerRow = Partial<typeof bonusOperations.$inferInsert> & { amount: number }

describeOnDatabases('the club', (database) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    gateway = await createTestGateway(db, { now: () => NOW })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    buyer = await createBuyer(gateway, { secondName: 'Орлов' })
  })

  const card = async () => (await buyer.call(findBonusCard, {})).body

  async function write(rows: LedgerRow[]) {
    await database()
      .db.insert(bonusOperations)
      .values(
        rows.map((row) => ({ title: 'Начисление', type: 'reward' as const, ...row, userId: buyer.user.id })),
      )
  }

  async function buy(rubles: number, changes: Partial<typeof orders.$inferInsert> = {}) {
    await database()
      .db.insert(orders)
      .values({
        number: `T${Math.random()}`,
        userId: buyer.user.id,
        status: 'issued',
        personCode: 'person_1',
        name: '',
        phone: '',
        email: '',
        isPickup: true,
        deliveryTitle: '',
        paymentCode: 'payment_cash',
        paymentTitle: '',
        goodsTotal: rubles * 100,
        createdAt: days(-10),
        ...changes,
      })
  }

  describe('card', () => {
    it('is there after joining, once', async () => {
      expect(await card()).toEqual({ number: null, balance: 0, pending: 0, tier: null, expiring: null })
      const joined = await buyer.call(createBonusCard, {})
      expect(joined.body).toMatchObject({ balance: 0, tier: 'member', expiring: null })
      expect(joined.body.number).toMatch(/^29\d{11}$/)
      expect(await card()).toEqual(joined.body)
      expect((await buyer.call(createBonusCard, {})).status).toBe(409)
    })

    it('is one when two tabs join at once', async () => {
      const responses = await Promise.all([1, 2, 3].map(() => buyer.call(createBonusCard, {})))
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    })

    it('needs a filled profile', async () => {
      buyer = await createBuyer(gateway, { secondName: '' })
      const { status, body } = await buyer.call(createBonusCard, {})
      expect(status).toBe(422)
      expect(body).toMatchObject({ message: 'Заполните в профиле имя, фамилию, телефон и почту.' })
    })

    it('is not for companies', async () => {
      buyer = await createBuyer(gateway, { group: 'corporate', secondName: 'Орлов' })
      expect((await buyer.call(createBonusCard, {})).status).toBe(403)
    })

    it('holds what may be spent now and says what burns next', async () => {
      await buyer.joinClub(0)
      await write([
        { amount: 100, remaining: 100, availableAt: days(-1), expiresAt: days(30) },
        { amount: 50, remaining: 20, availableAt: days(-1), expiresAt: days(10) },
        { amount: 70, remaining: 70, availableAt: null },
        { amount: 90, remaining: 90, availableAt: days(-9), expiresAt: days(-1) },
      ])
      expect(await card()).toMatchObject({
        balance: 120,
        pending: 70,
        expiring: { amount: 20, at: days(10).toISOString() },
      })
    })
  })

  describe('card of a till', () => {
    const give = (phone: string, number: string) =>
      database().db.insert(tillCards).values({ number, phone, bonuses: 250 })

    it('is found by the confirmed phone, with what it holds, once', async () => {
      await give(buyer.user.phone ?? '', '2912345678901')
      const found = await Promise.all([card(), card(), card()])
      expect(found.map(({ number, balance }) => [number, balance])).toEqual(
        Array.from({ length: 3 }, () => ['2912345678901', 250]),
      )
      const { items } = (await buyer.call(listBonusOperations, {})).body
      expect(items.map(({ title, amount }) => [title, amount])).toEqual([['Бонусы с карты из магазина', 250]])
    })

    it('leaves nothing to join', async () => {
      await give(buyer.user.phone ?? '', '2912345678918')
      expect((await buyer.call(createBonusCard, {})).status).toBe(409)
      expect(await card()).toMatchObject({ number: '2912345678918', balance: 250 })
    })

    it('stays at the till while the phone is not proven, and when there is a card', async () => {
      const stranger = await createBuyer(gateway, { isPhoneConfirmed: false })
      await give(stranger.user.phone ?? '', '2912345678925')
      expect((await stranger.call(findBonusCard, {})).body.number).toBeNull()
      const own = await buyer.joinClub(0)
      await give(buyer.user.phone ?? '', '2912345678932')
      expect(await card()).toMatchObject({ number: own, balance: 0 })
    })
  })

  it('says of a credit what is left of it and when that burns', async () => {
    await buyer.joinClub(0)
    await write([
      { amount: 100, remaining: 60, availableAt: days(-5), expiresAt: days(30) },
      { amount: 40, remaining: 0, availableAt: days(-6), expiresAt: days(30) },
      { amount: 30, remaining: 30, availableAt: days(-7), expiresAt: days(-1) },
    ])
    const { items } = (await buyer.call(listBonusOperations, {})).body
    expect(items.map(({ amount, remaining, expiresAt }) => [amount, remaining, expiresAt])).toEqual([
      [-30, 0, null],
      [100, 60, days(30).toISOString()],
      [40, 0, null],
      [30, 0, null],
    ])
  })

  it('lists what came, went and burnt, newest first, adding up to the balance', async () => {
    await buyer.joinClub(0)
    await write([
      { amount: 100, remaining: 60, availableAt: days(-5), expiresAt: days(30) },
      { amount: 40, remaining: 40, availableAt: days(-9), expiresAt: days(-2) },
      { amount: -40, availableAt: days(-3), type: 'writeoff' },
      { amount: 70, remaining: 70, availableAt: null },
    ])
    const { body } = await buyer.call(listBonusOperations, {})
    expect(body.items.map(({ type, amount }) => [type, amount])).toEqual([
      ['expire', -40],
      ['writeoff', -40],
      ['reward', 100],
      ['reward', 40],
    ])
    expect(body.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.balance)
    const second = (await buyer.call(listBonusOperations, { body: { limit: 3, page: 2 } })).body
    expect(second.items).toHaveLength(1)
    expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, pages: 2 })
  })

  describe('progress', () => {
    const progress = async () => (await buyer.call(readProgress, {})).body

    it('starts as a member', async () => {
      expect(await progress()).toMatchObject({
        tier: 'member',
        cashback: 3,
        purchases: 0,
        next: { tier: 'prof', cashback: 5, purchasesLeft: 3, amountLeft: 10_001 },
      })
    })

    it('counts issued purchases of the person within half a year', async () => {
      await buy(9000)
      await buy(900)
      await buy(101)
      await buy(99_000, { createdAt: new Date('2025-08-31T09:00:00Z') })
      await buy(99_000, { status: 'accepted' })
      await buy(99_000, { personCode: 'person_2' })
      await buy(99_000, { isCorporate: true })
      expect(await progress()).toMatchObject({
        tier: 'prof',
        cashback: 5,
        purchases: 3,
        amount: 10_001,
        next: { tier: 'expert', purchasesLeft: 3, amountLeft: 15_000 },
      })
    })
  })

  describe('bonuses for goods', () => {
    const item = [
      { id: 'a', price: 1000 },
      { price: 33.32, quantity: 3 },
    ]

    it('are a member’s for a guest', async () => {
      const { body } = await gateway.post('/loyalty/spa/v2/card/bonuses/calc', { item })
      expect(body).toEqual({
        items: [
          { id: 'a', price: 1000, bonuses: 30 },
          { id: null, price: 33.32, bonuses: 2 },
        ],
      })
    })

    it('follow the tier, take one item too, and are none for a company or without a card', async () => {
      for (const rubles of [5000, 5000, 5000, 5000, 5000, 1000]) await buy(rubles)
      const unknown = await buyer.call(calculateBonuses, { body: { item: { price: 1000 } } })
      expect(unknown.body.items).toMatchObject([{ bonuses: 0 }])
      await buyer.joinClub(0)
      const one = await buyer.call(calculateBonuses, { body: { item: { price: 1000 } } })
      expect(one.body.items).toMatchObject([{ bonuses: 100 }])
      const company = await createBuyer(gateway, { group: 'corporate' })
      const none = await company.call(calculateBonuses, { body: { item } })
      expect(none.body.items).toMatchObject([{ bonuses: 0 }, { bonuses: 0 }])
    })
  })
})
