import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { userCars, userStorage } from '@/gateway/db/schema/accounts'
import { handoverReceipts } from '@/gateway/db/schema/handover-receipts'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { eraseFinishedOrders } from '@/gateway/services/accounts/erase/erase-orders'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { addCar } from '@/gateway/services/cars/change-cars'
import { writeStorage } from '@/gateway/services/storage/user-storage'
import { GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createCar } from '@/lib/gateway/contracts/catalog/cars'
import { createProfile, deleteProfile, login, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { createApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'

const VIN = 'XTA210990Y1234567'

describeOnDatabases('an account is deleted', (database) => {
  const { stranger, shopper, requestCode } = useAccountGateway(database)

  it.each([
    ['without a proof', {}],
    ['with a wrong password', { password: 'guess-guess' }],
    ['with a wrong code', { code: 'no-such-token' }],
  ])('not %s', async (_, body) => {
    const one = await shopper()
    expect((await one.call(deleteProfile, { body })).status).toBe(422)
    expect((await one.read())?.deletedAt).toBeNull()
  })

  it('by a code too', async () => {
    const one = await shopper({ passwordHash: null })
    const code = await requestCode({ phone: one.user.phone ?? '' }, 'confirm')
    const { body } = await one.call(deleteProfile, { body: { code } })
    expect(body.isAuthorized).toBe(false)
  })

  it('by a code to what is proven, not to a phone that is not', async () => {
    const one = await shopper({ passwordHash: null, isPhoneConfirmed: false })
    const email = one.user.email ?? ''
    const code = await requestCode({ email }, 'confirm')
    expect((await one.call(deleteProfile, { body: { code } })).status).toBe(200)
  })

  it('with everything of the person, while finished orders keep their sums', async () => {
    const { db } = database()
    const one = await shopper({ birthday: '01.01.1990', secondName: 'Приметная' })
    const phone = one.user.phone ?? ''
    await one.call(createCar, { body: { vin: VIN } })
    await one.call(setStorage, { body: { bookmarks: '"Приметная"' } })
    await one.call(createApiToken, {})
    await requestCode({ phone }, 'login')
    const order = {
      userId: one.user.id,
      personCode: 'person_1' as const,
      name: 'Приметная',
      phone,
      email: one.user.email ?? '',
      isPickup: false,
      deliveryTitle: 'Курьер',
      address: 'Приметная улица, 1',
      paymentCode: 'cash',
      paymentTitle: 'Наличными',
      goodsTotal: 150_000,
      total: 150_000,
    }
    const archivedAt = new Date('2026-02-01T00:00:00Z')
    const placed = await db
      .insert(orders)
      .values([
        { ...order, number: `done-${one.user.id}`, archivedAt },
        { ...order, number: `open-${one.user.id}` },
      ])
      .returning()
    await db.insert(orderLines).values(
      placed.map(({ id }) => ({
        orderId: id,
        position: 0,
        productExternalId: '00-00000001',
        brand: 'Knecht',
        article: 'OC 90',
        title: 'Фильтр масляный',
        arusCode: '00-00000001',
        vendorId: 0,
        supplierId: 15,
        supplier: 'Склад',
        quantity: 1,
        price: 150_000,
        carName: VIN,
        carTitle: 'Приметная Лада',
      })),
    )
    const [archived] = placed
    const receipt = { contact: { phone, email: one.user.email ?? '' }, lines: [] }
    const sum = { amount: 150_000, receipt, status: 'done' as const }
    const paid = await db
      .insert(payments)
      .values({
        ...sum,
        orderId: archived?.id,
        status: 'succeeded',
        provider: 'bank',
        providerReference: one.user.id,
      })
      .returning()
    await db.insert(refunds).values([
      { ...sum, orderId: archived?.id, reference: `done-${one.user.id}` },
      {
        ...sum,
        orderId: archived?.id,
        reference: `due-${one.user.id}`,
        status: 'pending',
        nextAt: archivedAt,
      },
    ])
    await db
      .insert(handoverReceipts)
      .values({ receipt, status: 'done', paymentId: paid[0]?.id ?? '', reference: one.user.id })
    const { body, response } = await one.call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    expect(body).toEqual({ isAuthorized: false })
    const due = eq(refunds.reference, `due-${one.user.id}`)
    expect(await db.select({ receipt: refunds.receipt }).from(refunds).where(due)).toEqual([{ receipt }])
    await db.update(refunds).set({ status: 'done', nextAt: null }).where(due)
    await eraseFinishedOrders(db)
    expect(response.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
    expect((await one.call(readProfile, {})).body.isAuthorized).toBe(false)
    const attempt = { body: { phone, password: GOOD_PASSWORD } }
    expect((await stranger().call(login, attempt)).status).toBe(422)
    const [done] = await db
      .select()
      .from(orders)
      .where(eq(orders.number, `done-${one.user.id}`))
    expect(done).toMatchObject({ name: '', phone: '', email: '', address: null, goodsTotal: 150_000 })
    const [open] = await db
      .select()
      .from(orders)
      .where(eq(orders.number, `open-${one.user.id}`))
    expect(open).toMatchObject({ phone, address: 'Приметная улица, 1' })
    const lines = await db
      .select()
      .from(orderLines)
      .where(
        inArray(
          orderLines.orderId,
          placed.map(({ id }) => id),
        ),
      )
    expect(lines.map(({ carName, carTitle }) => [carName, carTitle])).toEqual([
      [null, null],
      [null, null],
    ])
    await db.delete(orders).where(eq(orders.number, `open-${one.user.id}`))
    const tables = [
      'users',
      'user_cars',
      'user_storage',
      'api_tokens',
      'orders',
      'payments',
      'refunds',
      'handover_receipts',
      'one_time_codes',
      'outbox_messages',
    ]
    for (const table of tables) {
      const rows = JSON.stringify(await db.execute(`select * from ${table}`))
      expect(rows).not.toContain('Приметная')
      expect(rows).not.toContain(phone)
    }
  })

  it('so that its phone can be registered anew', async () => {
    const one = await shopper()
    const phone = one.user.phone ?? ''
    await one.call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    const code = await requestCode({ phone }, 'register')
    const { status, body } = await stranger().call(createProfile, {
      body: { phone, code, name: 'Новый', password: GOOD_PASSWORD, isAgree: true },
    })
    expect(status).toBe(200)
    expect(body.name).toBe('Новый')
  })

  it('and what was still on its way to be written is not', async () => {
    const { db } = database()
    const { call, user } = await shopper()
    await call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    await expect(writeStorage(db, user.id, { order: '"мой"' }, new Date())).rejects.toMatchObject({
      status: 401,
    })
    await expect(addCar(db, user.id, { vin: VIN })).rejects.toMatchObject({ status: 401 })
    expect(await db.select().from(userStorage).where(eq(userStorage.userId, user.id))).toEqual([])
  })

  it('after whatever its owner is changing, and not across it', async () => {
    const { db, kind } = database()
    const { call, user } = await shopper()
    await call(createCar, { body: { vin: VIN } })
    const deleting = await db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      const answer = call(deleteProfile, { body: { password: GOOD_PASSWORD } })
      const isWaiting = async () =>
        expect(await selectRows(tx, sql`select pid from pg_locks where not granted`)).toHaveLength(1)
      // The embedded database runs one transaction at a time.
      if (kind === 'postgres') await vi.waitFor(isWaiting, 10_000)
      await tx.delete(userCars).where(eq(userCars.userId, user.id))
      return { answer }
    })
    expect((await deleting.answer).status).toBe(200)
  })
})
