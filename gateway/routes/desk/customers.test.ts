import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { siteParams } from '@/gateway/db/schema/site'
import { describeOrders, FILTER, NOW } from '@/gateway/test-support/order-desk'
import { callGateway } from '@/gateway/test-support/signed-in'
import { login, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { createApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import {
  blockCustomer,
  endCustomerSessions,
  listCustomerBonuses,
  listCustomerOrders,
  listCustomers,
  readCustomer,
} from '@/lib/gateway/contracts/desk/customers'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'
import { PASSWORD, useCustomersDesk } from './testing/use-customers-desk'

describeOrders('customers at the desk', (shop) => {
  const { db } = shop
  const { gateway, buyer, manager, admin, idOf, list, read } = useCustomersDesk(shop)

  const found = async (search: string) => (await list({ search })).customers.map(({ id }) => id)
  const block = (isBlocked: boolean, customerId = idOf(), by = manager()) =>
    by.call(blockCustomer, { body: { customerId, isBlocked, note: 'Не забирает заказы' } })
  const signIn = () =>
    callGateway(gateway(), login, { body: { phone: buyer().user.phone ?? '', password: PASSWORD } })

  it('finds people by parts of phone, name and e-mail, and nobody whose account is deleted', async () => {
    const { phone, email } = buyer().user
    const typed = (phone ?? '').replace(/^7(\d{3})(\d{3})/, '8 ($1) $2-')
    for (const search of [typed, phone?.slice(3, 11) ?? '', email?.toUpperCase() ?? ''])
      expect(await found(search)).toEqual([idOf()])
    expect(await found('премудр василис')).toContain(idOf())
    expect(await found('василиса никто')).toEqual([])
    expect(await found('100%_')).toEqual([])
    expect(await found('---')).toEqual([])
    for (const search of ['в', 'ва'])
      expect((await manager().call(listCustomers, { body: { search } })).status).toBe(422)
    await db()
      .update(users)
      .set({ deletedAt: NOW })
      .where(sql`id = ${idOf()}`)
    expect(await found(email ?? '')).toEqual([])
    expect((await manager().call(readCustomer, { body: { customerId: idOf() } })).status).toBe(404)
  })

  it('pages through all of them, each once', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ limit: 3, ...(after !== undefined && { after }) })
      seen.push(...page.customers.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    const [counted] = await selectRows<{ count: number }>(
      db(),
      sql`select count(*)::int as count from users where deleted_at is null`,
    )
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(counted?.count)
  })

  it('shows contacts, orders, the card and sessions, and no secrets', async () => {
    await buyer().put({ ...FILTER, quantity: 1 })
    const { orderNumber } = (await buyer().order()).body
    const customer = await read()
    expect(customer).toMatchObject({
      name: 'Василиса Премудрая',
      phone: buyer().user.phone,
      isPhoneConfirmed: true,
      isCompany: false,
      isBlocked: false,
      isBlockable: true,
      role: null,
      hasToken: false,
      sessions: [{ device: null, ip: '127.0.0.1' }],
      log: [],
    })
    expect(JSON.stringify(customer)).not.toMatch(/hash|password/i)
    const orders = await manager().call(listCustomerOrders, { body: { customerId: idOf() } })
    expect(orders.body.orders).toMatchObject([{ orderNumber, status: { code: 'accepted' } }])
    const bonuses = await manager().call(listCustomerBonuses, { body: { customerId: idOf() } })
    expect(bonuses.body.items).toEqual([])
    expect((await list({ search: buyer().user.email ?? '' })).customers).toMatchObject([{ ordersCount: 1 }])
    for (const customerId of ['1', crypto.randomUUID()])
      expect((await manager().call(readCustomer, { body: { customerId } })).status).toBe(404)
  })

  it('ends all sessions of a customer with the key for programs, and keeps its own', async () => {
    await buyer().call(createApiToken, {})
    expect((await read()).hasToken).toBe(true)
    const { body } = await manager().call(endCustomerSessions, { body: { customerId: idOf() } })
    expect(body).toMatchObject({
      sessions: [],
      hasToken: false,
      log: [{ action: 'signed-out', author: 'Мария Зуева' }],
    })
    expect((await buyer().call(listOrders, { body: {} })).status).toBe(401)
    expect((await signIn()).status).toBe(200)
    await manager().call(endCustomerSessions, { body: { customerId: manager().user.id } })
    expect((await manager().call(readProfile, {})).body.isAuthorized).toBe(true)
    const ofAdmin = { customerId: admin().user.id }
    expect((await manager().call(endCustomerSessions, { body: ofAdmin })).status).toBe(403)
    expect((await admin().call(endCustomerSessions, { body: ofAdmin })).status).toBe(200)
    expect((await admin().call(readProfile, {})).body.isAuthorized).toBe(true)
  })

  it('shuts a blocked customer out of sessions, sign-in and orders, and says whom to call', async () => {
    await db().insert(siteParams).values({ key: 'phone', value: '74951234567' }).onConflictDoNothing()
    await buyer().put({ ...FILTER, quantity: 1 })
    const order = await buyer().orderBody()
    expect((await block(true)).body).toMatchObject({
      isBlocked: true,
      sessions: [],
      log: [{ action: 'blocked', note: 'Не забирает заказы', author: 'Мария Зуева' }],
    })
    expect((await block(true)).body.log).toHaveLength(1)
    expect((await list({ kind: 'blocked' })).customers.map(({ id }) => id)).toContain(idOf())
    expect((await buyer().send(order)).status).toBe(401)
    const refused = await signIn()
    expect(refused.status).toBe(403)
    expect(await refused.response.json()).toMatchObject({
      message: expect.stringMatching(/^Аккаунт заблокирован магазином\. Позвоните нам: \+7/),
    })
    // A stranger without the password learns nothing.
    const stranger = { phone: buyer().user.phone ?? '', password: 'wrong-horse-9' }
    expect((await callGateway(gateway(), login, { body: stranger })).status).toBe(422)
    const again = await block(false, idOf(), admin())
    expect(again.body.log.map(({ action, author }) => [action, author])).toEqual([
      ['unblocked', 'Олег'],
      ['blocked', 'Мария Зуева'],
    ])
    expect((await signIn()).status).toBe(200)
  })

  it('lets nobody block himself or an administrator', async () => {
    expect((await read(admin().user.id)).isBlockable).toBe(false)
    for (const [customerId, by] of [
      [manager().user.id, manager()],
      [admin().user.id, manager()],
      [admin().user.id, admin()],
    ] as const)
      expect((await block(true, customerId, by)).status).toBe(409)
    expect((await admin().read())?.blockedAt).toBeNull()
  })

  it('closes a session that was opened while the account was being blocked', async () => {
    await db()
      .update(users)
      .set({ blockedAt: NOW })
      .where(sql`id = ${idOf()}`)
    expect((await buyer().call(readProfile, {})).body.isAuthorized).toBe(false)
  })
})
