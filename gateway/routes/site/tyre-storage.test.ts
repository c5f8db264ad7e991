import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '@/gateway/db/schema/bookings'
import { storageIssues, storageOrders } from '@/gateway/db/schema/tyre-storage'
import { GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { openDesk, putOnShelf } from '@/gateway/test-support/seeds/storage-shelf'
import { deleteProfile } from '@/lib/gateway/contracts/accounts/passport'
import {
  cancelStorageIssue,
  createStorageIssue,
  listStorageIssues,
  listStorageOrders,
  listStorageSlots,
  readStorageOrder,
} from '@/lib/gateway/contracts/site/tyre-storage'

// The clock of the test stands at noon in Moscow on Monday, 2 March 2026.
const TOMORROW = '03.03.2026'

describeWithDatabase('wheels in storage', (database) => {
  const { shopper, wait } = useAccountGateway(database)
  const db = () => database().db

  beforeAll(async () => {
    await openDesk(db(), 29, 'storage')
    await openDesk(db(), 8, 'storage', { weekdays: [1, 2, 3, 4, 5], capacity: 2 })
  })

  async function owner() {
    const person = await shopper()
    const put = (changes?: Parameters<typeof putOnShelf>[2]) => putOnShelf(db(), person.user.id, changes)
    const book = (order_number: string, more: Record<string, string> = {}) =>
      person.call(createStorageIssue, { body: { order_number, ...more } })
    const read = async (order_number: string) =>
      (await person.call(readStorageOrder, { body: { order_number } })).body
    return { ...person, put, book, read }
  }

  it('are listed with what is with the shop first, by the end of the term', async () => {
    const one = await owner()
    await one.put({ title: 'Выдан', status: 'issued' })
    await one.put({ title: 'Надолго', dateTo: '2026-09-01' })
    await one.put({ title: 'Ждём', status: 'awaiting', dateTo: '2026-08-01' })
    await one.put({ title: 'Кончается', dateTo: '2026-03-16' })
    await one.put({ title: 'Просрочен', dateTo: '2026-03-01', price: 450_000 })
    const { body } = await one.call(listStorageOrders, { body: {} })
    expect(body.orders.map(({ title, status, can_issue }) => [title, status.code, can_issue])).toEqual([
      ['Просрочен', 'overdue', true],
      ['Кончается', 'ending', true],
      ['Ждём', 'awaiting', false],
      ['Надолго', 'stored', true],
      ['Выдан', 'issued', false],
    ])
    expect(body.orders[0]).toMatchObject({ price: 4500, wheels: 4, size: '205/55 R16' })
    expect(body.pagination.total).toBe(5)
  })

  it.each([
    ['2026-03-01', 'overdue'],
    ['2026-03-02', 'ending'],
    ['2026-03-16', 'ending'],
    ['2026-03-17', 'stored'],
  ])('kept until %s are "%s"', async (dateTo, code) => {
    const one = await owner()
    const { number } = await one.put({ dateTo })
    expect((await one.read(number)).status.code).toBe(code)
  })

  it("of another one are nobody's", async () => {
    const [mine, other] = [await owner(), await owner()]
    const { number } = await mine.put()
    const { body: issue } = await mine.book(number, { issue_date: '04.03.2026', issue_time: '09:00' })
    for (const operation of [readStorageOrder, listStorageIssues, listStorageSlots] as const)
      expect((await other.call(operation, { body: { order_number: number } })).status).toBe(404)
    expect((await other.book(number)).status).toBe(404)
    const cancel = await other.call(cancelStorageIssue, { body: { order_number: number, id: issue.id } })
    expect(cancel.status).toBe(404)
    expect((await other.call(listStorageOrders, { body: {} })).body.orders).toEqual([])
  })

  it('are handed out where they lie or, two days later, elsewhere', async () => {
    const one = await owner()
    const { number } = await one.put({ shopId: 8 })
    const { body } = await one.call(listStorageIssues, { body: { order_number: number } })
    expect(body.warehouses.map(({ code, is_own }) => [code, is_own])).toEqual([
      ['shop-8', true],
      ['shop-29', false],
    ])
    const slotsOf = async (warehouse: string) =>
      (await one.call(listStorageSlots, { body: { order_number: number, warehouse } })).body.days
    expect((await slotsOf('shop-8'))[0]).toMatchObject({ date: '02.03.2026' })
    const [first] = await slotsOf('shop-29')
    expect(first?.date).toBe('04.03.2026')
    expect(first?.times[0]?.time).toBe('13:00')
    expect((await slotsOf('shop-8')).map(({ date }) => date)).not.toContain('07.03.2026')
    expect((await one.book(number, { warehouse: 'nowhere' })).status).toBe(404)
  })

  it('of a deleted account keep their number, forget their owner and give the hour back', async () => {
    const one = await owner()
    const { number, id } = await one.put({ car: 'Kia Rio', plate: 'А 001 АА 77' })
    await one.put({ status: 'awaiting' })
    const { body: issue } = await one.book(number, { issue_date: '17.03.2026', comment: 'Позвоните' })
    const { status } = await one.call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    expect(status).toBe(200)
    const left = await db().select().from(storageOrders).where(eq(storageOrders.id, id))
    expect(left).toMatchObject([{ number, userId: null, car: null, plate: null, status: 'stored' }])
    const [booked] = await db()
      .select({ issue: storageIssues, booking: bookings })
      .from(storageIssues)
      .innerJoin(bookings, eq(bookings.id, storageIssues.bookingId))
      .where(eq(storageIssues.id, issue.id))
    expect(booked?.issue).toMatchObject({ status: 'cancelled', comment: null })
    expect(booked?.booking.cancelledAt).not.toBeNull()
    const ofUser = eq(storageOrders.userId, one.user.id)
    expect(await db().select().from(storageOrders).where(ofUser)).toEqual([])
  })

  describe('booked to be handed out', () => {
    it('take an hour, are told of it, and give it back', async () => {
      const one = await owner()
      const { number } = await one.put()
      const hour = { issue_date: TOMORROW, issue_time: '11:30' }
      const { status, body } = await one.book(number, { ...hour, comment: 'Приедет муж' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ ...hour, status: { code: 'booked' }, can_cancel: true })
      const order = await one.read(number)
      expect(order).toMatchObject({ status: { code: 'issuing' }, can_issue: false, issue: { id: body.id } })
      expect(order.history.at(-1)?.title).toBe('Выдача назначена на 03.03.2026, 11:30: Магазин 29')
      const other = await owner()
      const theirs = await other.put()
      expect((await other.book(theirs.number, hour)).status).toBe(409)
      const cancelled = await one.call(cancelStorageIssue, { body: { order_number: number, id: body.id } })
      expect(cancelled.body).toMatchObject({ status: { code: 'cancelled' }, can_cancel: false })
      expect((await one.read(number)).status.code).toBe('stored')
      expect((await other.book(theirs.number, hour)).status).toBe(200)
      const again = await one.call(cancelStorageIssue, { body: { order_number: number, id: body.id } })
      expect(again.status).toBe(200)
      expect((await one.read(number)).history).toHaveLength(2)
    })

    it('without an hour get the first free one', async () => {
      const one = await owner()
      const [a, b] = [await one.put(), await one.put()]
      const first = await one.book(a.number, { issue_date: '05.03.2026' })
      const second = await one.book(b.number, { issue_date: '05.03.2026' })
      expect([first.body.issue_time, second.body.issue_time]).toEqual(['09:00', '09:30'])
      const { number } = await one.put({ shopId: 8 })
      expect((await one.book(number)).body).toMatchObject({ issue_date: '02.03.2026', issue_time: '13:00' })
    })

    it.each([
      ['in the past', '02.03.2026', '09:00'],
      ['of yesterday', '01.03.2026', '12:00'],
      ['too soon', '02.03.2026', '12:30'],
      ['before opening', '03.03.2026', '08:30'],
      ['at closing', '03.03.2026', '21:00'],
      ['on no day', '31.02.2026', '12:00'],
      ['too far away', '03.05.2026', '12:00'],
    ])('at an hour %s are refused', async (_, issue_date, issue_time) => {
      const one = await owner()
      const { number } = await one.put()
      const { status, body } = await one.book(number, { issue_date, issue_time })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field: 'issue_time' }] })
    })

    it('twice are refused, and so are those that are not there', async () => {
      const one = await owner()
      const { number } = await one.put()
      expect((await one.book(number, { issue_date: '06.03.2026' })).status).toBe(200)
      expect((await one.book(number, { issue_date: '06.03.2026' })).status).toBe(409)
      for (const status of ['awaiting', 'issued'] as const) {
        const other = await one.put({ status })
        expect((await one.book(other.number)).status).toBe(409)
      }
    })

    it('are booked and cancelled twenty times an hour', async () => {
      const one = await owner()
      const { number } = await one.put({ shopId: 8 })
      for (let count = 0; count < 20; count += 1) {
        const { status, body: issue } = await one.book(number)
        expect(status).toBe(200)
        await one.call(cancelStorageIssue, { body: { order_number: number, id: issue.id } })
        wait(1)
      }
      expect((await one.book(number)).status).toBe(429)
      wait(3600)
      expect((await one.book(number)).status).toBe(200)
    })

    it('with one key are booked once, also ten times at once', async () => {
      const one = await owner()
      const { number, id } = await one.put()
      const body = { issue_date: '06.03.2026', idempotency_key: randomUUID() }
      const responses = await Promise.all(Array.from({ length: 10 }, () => one.book(number, body)))
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(new Set(responses.map((answer) => answer.body.id)).size).toBe(1)
      expect(await db().select().from(storageIssues).where(eq(storageIssues.orderId, id))).toHaveLength(1)
    })

    it('by twenty people for one hour with room for two are booked twice', async () => {
      const people = await Promise.all(Array.from({ length: 20 }, () => owner()))
      const sets = await Promise.all(people.map((one) => one.put({ shopId: 8 })))
      const hour = { issue_date: '10.03.2026', issue_time: '15:00' }
      const responses = await Promise.all(people.map((one, at) => one.book(sets[at]?.number ?? '', hour)))
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
      for (const { status, body } of responses.filter((answer) => answer.status !== 200)) {
        expect(status).toBe(409)
        expect(body).toMatchObject({ message: 'Это время только что заняли. Выберите другое.' })
      }
      const taken = await db()
        .select()
        .from(bookings)
        .where(and(eq(bookings.startsAt, new Date('2026-03-10T12:00:00Z')), isNull(bookings.cancelledAt)))
      expect(taken).toHaveLength(2)
    })

    it('by eight people who leave the hour to the shop get eight hours', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => owner()))
      const sets = await Promise.all(people.map((one) => one.put()))
      const responses = await Promise.all(
        people.map((one, at) => one.book(sets[at]?.number ?? '', { issue_date: '12.03.2026' })),
      )
      expect(new Set(responses.map(({ body }) => body.issue_time)).size).toBe(8)
    })

    it('but not fetched are booked anew', async () => {
      const one = await owner()
      const { number } = await one.put({ dateTo: '2026-12-01' })
      const { body } = await one.book(number, { issue_date: TOMORROW, issue_time: '20:00' })
      wait(40 * 3600)
      expect((await one.read(number)).status.code).toBe('stored')
      const cancel = await one.call(cancelStorageIssue, { body: { order_number: number, id: body.id } })
      expect(cancel.status).toBe(409)
      expect((await one.book(number)).status).toBe(200)
      const { body: list } = await one.call(listStorageIssues, { body: { order_number: number } })
      expect(list.issues.map(({ status }) => status.code)).toEqual(['booked', 'missed'])
    })
  })
})
