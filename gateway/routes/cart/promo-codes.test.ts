import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { promoCodes } from '@/gateway/db/schema/bonuses'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  applyPromoCode,
  findBonusCard,
  listPromoCodes,
  readPromoCode,
} from '@/lib/gateway/contracts/accounts/loyalty'

const NOW = new Date('2026-03-01T09:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

describeOnDatabases('a promo code', (database) => {
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    const { db } = database()
    await seedTestShop(db)
    gateway = await createTestGateway(db, { now: () => NOW })
    await db.insert(promoCodes).values([
      { code: 'ВЕСНА', title: 'Весна', bonuses: 300, isOffered: true, validUntil: days(3) },
      { code: 'GIFT1', title: 'Подарок', bonuses: 100, maxUses: 1 },
      { code: 'OLD', title: 'Прошлое', bonuses: 100, isOffered: true, validUntil: days(-1) },
      { code: 'SOON', title: 'Будущее', bonuses: 100, isOffered: true, validFrom: days(1) },
      { code: 'ЁЖИКИ', title: 'Ёжики', bonuses: 70 },
      { code: 'ЕЛЬ', title: 'Ель', bonuses: 10 },
      { code: 'ЁЛЬ', title: 'Ёль', bonuses: 20 },
      { code: 'LATER', title: 'Без срока', bonuses: 50, isOffered: true },
    ])
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    buyer = await createBuyer(gateway, { secondName: 'Орлов' })
  })

  const card = async () => (await buyer.call(findBonusCard, {})).body
  const apply = (promoCode: string) => buyer.call(applyPromoCode, { body: { promoCode } })
  const read = (promoCode: string) => buyer.call(readPromoCode, { query: { promoCode } })

  it('is read in any spelling', async () => {
    expect((await read('вес-на ')).body).toMatchObject({
      promoCode: 'ВЕСНА',
      bonuses: 300,
      isApplied: false,
    })
    expect((await read('NONE')).status).toBe(404)
  })

  it('is found and given with «е» for «ё», once; of two that differ in it each is itself', async () => {
    await buyer.joinClub(0)
    expect((await read('ежики')).body).toMatchObject({ promoCode: 'ЁЖИКИ' })
    expect((await apply('ежики')).body).toMatchObject({ promoCode: 'ЁЖИКИ', bonuses: 70 })
    expect((await apply('ёжики')).status).toBe(409)
    expect((await read('ель')).body).toMatchObject({ promoCode: 'ЕЛЬ' })
    expect((await read('ёль')).body).toMatchObject({ promoCode: 'ЁЛЬ' })
  })

  it.each([
    ['NONE', 'Такого промокода нет. Проверьте буквы и цифры.'],
    ['OLD', 'Срок промокода истёк 28 февраля 2026.'],
    ['SOON', 'Промокод ещё не действует: он начнётся 2 марта 2026.'],
  ])('%s is refused in words of its own, read or applied', async (code, message) => {
    await buyer.joinClub(0)
    expect((await read(code)).body).toMatchObject({ message })
    expect((await apply(code)).body).toMatchObject({ message })
  })

  it('is listed while it may be applied, and afterwards with the day of it', async () => {
    await buyer.joinClub(0)
    const list = async () => (await buyer.call(listPromoCodes, {})).body
    const codesOf = (promos: { promoCode: string }[]) => promos.map(({ promoCode }) => promoCode)
    const before = await list()
    expect(codesOf(before.active)).toEqual(['ВЕСНА', 'LATER'])
    expect(before.used).toEqual([])
    await apply('ВЕСНА')
    const { active, used } = await list()
    expect(codesOf(active)).toEqual(['LATER'])
    expect(used).toMatchObject([
      { promoCode: 'ВЕСНА', bonuses: 300, isApplied: true, appliedAt: NOW.toISOString() },
    ])
  })

  it('gives its bonuses once to a user with a card', async () => {
    expect((await apply('Весна')).body).toMatchObject({
      message: expect.stringContaining('вступите в клуб'),
    })
    await buyer.joinClub(50)
    expect((await apply('Весна')).body).toMatchObject({ isApplied: true, balance: 350 })
    expect((await apply('Весна')).status).toBe(409)
    expect(await card()).toMatchObject({ balance: 350 })
  })

  it('that may be used once goes to one of many', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => createBuyer(gateway)))
    await Promise.all(others.map((one) => one.joinClub(0)))
    const responses = await Promise.all(
      others.map((one) => one.call(applyPromoCode, { body: { promoCode: 'GIFT1' } })),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    const [row] = await database().db.select().from(promoCodes).where(eq(promoCodes.code, 'GIFT1'))
    expect(row?.uses).toBe(1)
  })

  it('cannot be guessed without end', async () => {
    await buyer.joinClub(0)
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await apply(`GUESS${at}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
    expect(statuses[10]).toBe(429)
  })

  it('is not read without end by one line of IPv6, whichever of its addresses asks', async () => {
    const statuses: number[] = []
    for (let at = 0; at <= 30; at += 1) {
      const headers = { 'x-forwarded-for': `2001:db8::${at}` }
      const query = { promoCode: `GUESS${at}` }
      statuses.push((await callGateway(gateway, readPromoCode, { query }, headers)).status)
    }
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})
