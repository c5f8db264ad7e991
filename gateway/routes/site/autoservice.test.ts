import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { carServices, shopServices, storageTariffs, storageTerms } from '@/gateway/db/schema/autoservice'
import { inquiries } from '@/gateway/db/schema/inquiries'
import { bookings } from '@/gateway/db/schema/bookings'
import { freshPhone, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { openDesk } from '@/gateway/test-support/seeds/storage-shelf'
import {
  cancelServiceRequest,
  createServiceRequest,
  listServiceRequests,
  listServiceSlots,
  readAutoservice,
} from '@/lib/gateway/contracts/site/autoservice'
import { listStorageOrders } from '@/lib/gateway/contracts/site/tyre-storage'
import { ACCESS_DENIED } from '@/lib/gateway/errors'
import type { RequestOf } from '@/lib/gateway/operation'

type Body = RequestOf<typeof createServiceRequest>['body']

const OIL: Body = {
  kind: 'visit',
  name: 'Пётр',
  phone: '79300000000',
  consent: true,
  services: ['oil'],
  shop: 'shop-29',
  date: '03.03.2026',
  time: '10:00',
}

// The clock of the test stands at noon in Moscow on Monday, 2 March 2026.
describeWithDatabase('the car service', (database) => {
  const { shopper, stranger } = useAccountGateway(database)
  const db = () => database().db

  beforeAll(async () => {
    await openDesk(db(), 29, 'service', { slotMinutes: 60, capacity: 2 })
    await openDesk(db(), 29, 'storage')
    await db()
      .insert(carServices)
      .values([
        { code: 'oil', group: 'Масла', title: 'Замена масла', price: 80_000, sequence: 1 },
        { code: 'repair', group: 'Ремонт', title: 'Ремонт подвески', minutes: 180, sequence: 2 },
        { code: 'keep', group: 'Хранение', title: 'Приём шин', minutes: 30, desk: 'storage', sequence: 3 },
      ])
    await db()
      .insert(shopServices)
      .values([
        { shopId: 29, serviceCode: 'oil' },
        { shopId: 29, serviceCode: 'repair' },
        { shopId: 29, serviceCode: 'keep' },
        { shopId: 8, serviceCode: 'oil' },
      ])
    await db()
      .insert(storageTariffs)
      .values({ diameterFrom: 16, diameterTo: 18, hasDiscs: true, price: 15_000 })
    await db().insert(storageTerms).values({ months: 6, discount: 10 })
  })

  it('is shown with prices, shops and tariffs', async () => {
    const { body } = await stranger().call(readAutoservice, {})
    expect(body.services.map(({ code, price, isStorage }) => [code, price, isStorage])).toEqual([
      ['oil', 800, false],
      ['repair', null, false],
      ['keep', null, true],
    ])
    expect(body.shops).toEqual([
      { code: 'shop-8', services: ['oil'] },
      { code: 'shop-29', services: ['oil', 'repair', 'keep'] },
    ])
    expect(body.tariffs).toEqual([{ diameterFrom: 16, diameterTo: 18, hasDiscs: true, price: 150 }])
  })

  it('offers hours that are long enough', async () => {
    const timesOf = async (services: string[]) => {
      const { body } = await stranger().call(listServiceSlots, { body: { shop: 'shop-29', services } })
      return body.days.find(({ date }) => date === '05.03.2026')?.times.map(({ time }) => time)
    }
    expect((await timesOf(['oil']))?.at(-1)).toBe('20:00')
    expect((await timesOf(['oil', 'repair']))?.at(-1)).toBe('17:00')
  })

  it.each([
    ['a shop that does it not', { shop: 'shop-8', services: ['repair'] }, 422],
    ['a shop that takes nobody now', { shop: 'shop-8', services: ['oil'] }, 404],
    ['a shop that is not there', { shop: 'nowhere', services: ['oil'] }, 422],
    ['a service that is not there', { shop: 'shop-29', services: ['flight'] }, 422],
    ['wheels and a car at once', { shop: 'shop-29', services: ['oil', 'keep'] }, 422],
  ])('knows no hours of %s', async (_, body, status) => {
    expect((await stranger().call(listServiceSlots, { body })).status).toBe(status)
  })

  it('takes a guest, and a signed-in person whose list tells of it', async () => {
    const guest = await stranger().call(createServiceRequest, {
      body: { ...OIL, phone: freshPhone(), car: 'Kia Rio' },
    })
    expect(guest.status).toBe(200)
    expect(guest.body).toMatchObject({ services: ['Замена масла'], date: '03.03.2026', time: '10:00' })
    // Without a list there is nothing to cancel it from.
    expect(guest.body.canCancel).toBe(false)
    const one = await shopper()
    const { body } = await one.call(createServiceRequest, {
      body: { ...OIL, phone: freshPhone(), time: '12:00', car: 'Kia Rio', plate: 'А 001 АА 77' },
    })
    const { body: list } = await one.call(listServiceRequests, { body: {} })
    expect(list.requests).toMatchObject([
      { number: body.number, status: { code: 'booked' }, car: 'Kia Rio, А 001 АА 77', canCancel: true },
    ])
  })

  it('books for nobody what somebody signed in has asked for and whose session is over', async () => {
    const body = { ...OIL, phone: freshPhone(), time: '14:00', isForAccount: true }
    const refused = await stranger().call(createServiceRequest, { body })
    expect(refused).toMatchObject({ status: 401, body: { statusMessage: ACCESS_DENIED } })
    const one = await shopper()
    const { body: booked } = await one.call(createServiceRequest, { body })
    const { body: list } = await one.call(listServiceRequests, { body: {} })
    expect(list.requests).toMatchObject([{ number: booked.number }])
  })

  it.each([
    ['nothing to do', { services: [] }, 'services'],
    ['no shop', { shop: undefined }, 'shop'],
    ['no hour', { time: undefined }, 'time'],
    ['an hour that has passed', { date: '02.03.2026', time: '09:00' }, 'time'],
    ['an hour after closing', { time: '21:00' }, 'time'],
    ['half a phone', { phone: '8930' }, 'phone'],
    ['a wrong mailbox', { email: 'nobody' }, 'email'],
    ['a company without its name', { kind: 'company', inn: '7707083893' }, 'company'],
    ['a phone of another country', { phone: '+996 555 123456' }, 'phone'],
    ['a company with an INN of zeros', { kind: 'company', company: 'ООО', inn: '0000000000' }, 'inn'],
  ] as [string, Partial<Body>, string][])('refuses %s at its field', async (_, changes, field) => {
    const { status, body } = await stranger().call(createServiceRequest, { body: { ...OIL, ...changes } })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('asks nobody who has not agreed', async () => {
    const body = { ...OIL, consent: false as never }
    expect((await stranger().call(createServiceRequest, { body })).status).toBe(422)
  })

  it('takes the request of a company without an hour', async () => {
    const one = await shopper({ group: 'corporate' })
    const { status, body } = await one.call(createServiceRequest, {
      body: {
        kind: 'company',
        name: 'Ирина',
        phone: freshPhone(),
        consent: true,
        company: 'ООО Автопарк',
        inn: '7707083893',
        fleet: 14,
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'company', company: 'ООО Автопарк', canCancel: false, date: null })
  })

  it('awaits the wheels of a signed-in person, and no longer when he calls it off', async () => {
    const one = await shopper()
    const { body } = await one.call(createServiceRequest, {
      body: {
        ...OIL,
        phone: freshPhone(),
        services: ['keep'],
        date: '04.03.2026',
        wheels: { diameter: 17, quantity: 4, hasDiscs: true, months: 6 },
      },
    })
    const stored = async () => (await one.call(listStorageOrders, { body: {} })).body.orders
    expect(await stored()).toMatchObject([
      {
        order_number: body.storageNumber,
        status: { code: 'awaiting' },
        price: 3240,
        is_price_exact: false,
        date_from: '2026-03-04',
        date_to: '2026-09-04',
        wheels: 4,
      },
    ])
    const cancelled = await one.call(cancelServiceRequest, { body: { number: body.number } })
    expect(cancelled.body).toMatchObject({ status: { code: 'cancelled' }, canCancel: false })
    expect(await stored()).toEqual([])
    expect((await one.call(cancelServiceRequest, { body: { number: body.number } })).status).toBe(200)
  })

  it('tells the owner of a visit, and of its end', async () => {
    const one = await shopper()
    const { body } = await one.call(createServiceRequest, {
      body: { ...OIL, phone: freshPhone(), date: '12.03.2026', plate: 'А 777 АА 77', comment: 'Стучит' },
    })
    await one.call(cancelServiceRequest, { body: { number: body.number } })
    const notified = await db()
      .select({ form: inquiries.form, answers: inquiries.answers })
      .from(inquiries)
      .where(eq(inquiries.userId, one.user.id))
      .orderBy(inquiries.id)
    expect(notified).toMatchObject([
      {
        form: 'car-service',
        answers: { number: body.number, state: 'Новая', hour: '12.03.2026, 10:00', message: 'Стучит' },
      },
      { form: 'car-service', answers: { number: body.number, state: 'Отменена покупателем' } },
    ])
  })

  it("leaves another's visit alone", async () => {
    const [one, other] = [await shopper(), await shopper()]
    const { body } = await one.call(createServiceRequest, {
      body: { ...OIL, phone: freshPhone(), time: '14:00' },
    })
    expect((await other.call(cancelServiceRequest, { body: { number: body.number } })).status).toBe(404)
    expect((await other.call(listServiceRequests, { body: {} })).body.requests).toEqual([])
  })

  describe('asked by many at once', () => {
    it('has room for two of twenty', async () => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () =>
          stranger().call(createServiceRequest, {
            body: { ...OIL, phone: freshPhone(), date: '06.03.2026', idempotencyKey: randomUUID() },
          }),
        ),
      )
      const statuses = responses.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(2)
      expect(statuses.filter((status) => status === 409)).toHaveLength(18)
    })

    it('never has three cars on two posts, however long each stays', async () => {
      const requested = Array.from({ length: 16 }, (_, at) => ({
        services: at % 2 ? ['repair'] : ['oil'],
        time: ['09:00', '10:00', '11:00', '12:00'][at % 4] ?? '',
      }))
      await Promise.all(
        requested.map((visit) =>
          stranger().call(createServiceRequest, {
            body: { ...OIL, ...visit, phone: freshPhone(), date: '09.03.2026' },
          }),
        ),
      )
      const rows = await db().select().from(bookings).where(isNull(bookings.cancelledAt))
      const day = rows.filter(({ startsAt }) => startsAt.toISOString().startsWith('2026-03-09'))
      expect(day.length).toBeGreaterThan(2)
      for (const { startsAt: at, deskId } of day) {
        const here = day.filter((one) => one.deskId === deskId && one.startsAt <= at && one.endsAt > at)
        expect(here.length).toBeLessThanOrEqual(2)
      }
    })

    it('makes one request of one key, of a guest and of a user', async () => {
      const one = await shopper()
      const guest = stranger()
      for (const [who, phone, time] of [
        [one, freshPhone(), '15:00'],
        [guest, freshPhone(), '18:00'],
      ] as const) {
        const body = { ...OIL, phone, time, date: '10.03.2026', idempotencyKey: randomUUID() }
        const responses = await Promise.all(
          Array.from({ length: 5 }, () => who.call(createServiceRequest, { body })),
        )
        expect(new Set(responses.map((answer) => answer.body.number)).size).toBe(1)
        const at = new Date(`2026-03-10T${time}:00+03:00`)
        expect(await db().select().from(bookings).where(eq(bookings.startsAt, at))).toHaveLength(1)
      }
    })
  })
})
