import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import {
  clients,
  contractors,
  managers,
  userClients,
  userManagers,
  users,
} from '@/gateway/db/schema/accounts'
import { siteParams } from '@/gateway/db/schema/site'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW } from '@/gateway/test-support/order-desk'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { listClients, login, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { createApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import {
  blockCustomer,
  endCustomerSessions,
  listCustomerBonuses,
  type CompanyTerms,
  findCompanyClients,
  listCompanyManagers,
  listCustomerOrders,
  listCustomers,
  readCustomer,
  saveCompany,
} from '@/lib/gateway/contracts/desk/customers'
import { listOrders } from '@/lib/gateway/contracts/orders/orders'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MANAGER = ['moderator_type_permission']
const PASSWORD = 'correct-horse-9'

describeOrders('customers at the desk', ({ db, open }) => {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let admin: SignedIn

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW })
    manager = await signedIn(gateway, { permissions: MANAGER, name: 'Мария', secondName: 'Зуева' })
    admin = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway, {
      name: 'Василиса',
      secondName: 'Премудрая',
      passwordHash: await hashPassword(PASSWORD),
    })
  })

  const idOf = () => buyer.user.id
  const list = async (body: Parameters<typeof callGateway<typeof listCustomers>>[2]['body']) =>
    (await manager.call(listCustomers, { body })).body
  const found = async (search: string) => (await list({ search })).customers.map(({ id }) => id)
  const read = async (customerId = idOf()) =>
    (await manager.call(readCustomer, { body: { customerId } })).body
  const block = (isBlocked: boolean, customerId = idOf(), by = manager) =>
    by.call(blockCustomer, { body: { customerId, isBlocked, note: 'Не забирает заказы' } })
  const signIn = () =>
    callGateway(gateway, login, { body: { phone: buyer.user.phone ?? '', password: PASSWORD } })

  it('finds people by parts of phone, name and e-mail, and nobody whose account is deleted', async () => {
    const { phone, email } = buyer.user
    const typed = (phone ?? '').replace(/^7(\d{3})(\d{3})/, '8 ($1) $2-')
    for (const search of [typed, phone?.slice(3, 11) ?? '', email?.toUpperCase() ?? ''])
      expect(await found(search)).toEqual([idOf()])
    expect(await found('премудр василис')).toContain(idOf())
    expect(await found('василиса никто')).toEqual([])
    expect(await found('100%_')).toEqual([])
    expect(await found('---')).toEqual([])
    for (const search of ['в', 'ва'])
      expect((await manager.call(listCustomers, { body: { search } })).status).toBe(422)
    await db()
      .update(users)
      .set({ deletedAt: NOW })
      .where(sql`id = ${idOf()}`)
    expect(await found(email ?? '')).toEqual([])
    expect((await manager.call(readCustomer, { body: { customerId: idOf() } })).status).toBe(404)
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
    await buyer.put({ ...FILTER, quantity: 1 })
    const { orderNumber } = (await buyer.order()).body
    const customer = await read()
    expect(customer).toMatchObject({
      name: 'Василиса Премудрая',
      phone: buyer.user.phone,
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
    const orders = await manager.call(listCustomerOrders, { body: { customerId: idOf() } })
    expect(orders.body.orders).toMatchObject([{ orderNumber, status: { code: 'accepted' } }])
    const bonuses = await manager.call(listCustomerBonuses, { body: { customerId: idOf() } })
    expect(bonuses.body.items).toEqual([])
    expect((await list({ search: buyer.user.email ?? '' })).customers).toMatchObject([{ ordersCount: 1 }])
    for (const customerId of ['1', crypto.randomUUID()])
      expect((await manager.call(readCustomer, { body: { customerId } })).status).toBe(404)
  })

  it('shows the clients, contractors and managers of a company', async () => {
    const company = await signedIn(gateway, { group: 'corporate', name: 'Ремонт', isPhoneConfirmed: false })
    const [client] = await db()
      .insert(clients)
      .values({ externalId: `c-${company.user.id}`, name: 'Автопарк', address: 'Тверь' })
      .returning()
    const [own] = await db().insert(managers).values({ name: 'Ирина' }).returning()
    if (!client || !own) throw new Error('the company was not written')
    await db()
      .insert(contractors)
      .values({ externalId: `k-${client.id}`, clientId: client.id, name: 'ООО Парк', inn: '7700000000' })
    await db().insert(userClients).values({ userId: company.user.id, clientId: client.id })
    await db().insert(userManagers).values({ userId: company.user.id, managerId: own.id })
    expect(await read(company.user.id)).toMatchObject({
      isCompany: true,
      isPhoneConfirmed: false,
      card: null,
      clients: [{ name: 'Автопарк', contractors: [{ name: 'ООО Парк', INN: '7700000000' }] }],
      managers: [{ name: 'Ирина' }],
    })
    expect((await list({ kind: 'company' })).customers.map(({ id }) => id)).toContain(company.user.id)
    expect((await list({ kind: 'company' })).customers.map(({ id }) => id)).not.toContain(idOf())
  })

  it('becomes a company that an administrator makes, changes and ends', async () => {
    const contractor = { externalId: null, name: 'ООО Парк', INN: '7707083893', KPP: '770701001' }
    const client = {
      externalId: null,
      name: 'Автопарк',
      address: 'Тверь',
      coordinates: [55.75, 37.6] as [number, number],
      contractors: [contractor],
    }
    const person = { id: null, name: 'Ирина', position: '', phone: '8 900 000-01-01', email: '' }
    const save = (company: CompanyTerms | null, version: number, by = admin) =>
      by.call(saveCompany, { body: { customerId: idOf(), version, company } })
    const company = { clients: [client], managers: [person] }

    expect((await read()).isCompanyEditable).toBe(false)
    expect((await save(company, 0, manager)).status).toBe(403)
    expect((await manager.call(listCompanyManagers, {})).status).toBe(403)
    const slip = { ...contractor, name: ' ', INN: '7707083894' }
    const refused = await save({ ...company, clients: [{ ...client, contractors: [slip] }] }, 0)
    expect(refused.status).toBe(422)
    expect(await refused.response.json()).toMatchObject({
      errors: [
        { field: 'company.clients.0.contractors.0.name' },
        {
          field: 'company.clients.0.contractors.0.INN',
          message: 'Контрольная цифра ИНН не сходится: проверьте номер',
        },
      ],
    })

    const made = (await save(company, 0)).body
    expect(made).toMatchObject({
      isCompany: true,
      isCompanyEditable: true,
      clients: [{ name: 'Автопарк', address: 'Тверь', coordinates: [55.75, 37.6] }],
      managers: [{ name: 'Ирина', position: null, phone: '79000000101', email: null }],
      log: [{ action: 'company', author: 'Олег', note: expect.stringContaining('ИНН 7707083893') }],
    })
    expect((await save(company, 0)).body.log).toHaveLength(1)
    expect((await buyer.call(readProfile, {})).body.group).toBe('corporate')
    const { clients: own } = (await buyer.call(listClients, {})).body
    const [first] = own
    const [legal] = first?.contractors ?? []
    expect(legal).toMatchObject({ name: 'ООО Парк', INN: '7707083893', KPP: '770701001' })
    await buyer.put({ ...FILTER, quantity: 1 })
    const placed = await buyer.order({
      corporateData: {
        clientExternalId: first?.externalId ?? '',
        contractorExternalId: legal?.externalId ?? '',
        contractorTitle: 'Парк',
        contractorInn: '7707083893',
      },
      orderPayment: { paymentExternalId: 'bill' },
    })
    expect(placed.status).toBe(200)

    const version = made.log[0]?.id ?? 0
    const stored = {
      ...client,
      externalId: first?.externalId ?? '',
      address: 'Клин',
      contractors: [{ ...contractor, externalId: legal?.externalId ?? '', name: 'ООО Парк Плюс' }],
    }
    const changed = { clients: [stored, { ...client, name: 'Второй' }], managers: [] }
    expect((await save(changed, 0)).status).toBe(409)
    const now = (await save(changed, version)).body
    expect(now.clients).toMatchObject([
      { externalId: first?.externalId, address: 'Клин', contractors: [{ name: 'ООО Парк Плюс' }] },
      { name: 'Второй' },
    ])
    const strange = { ...stored, externalId: 'demo-client' }
    expect((await save({ clients: [strange], managers: [] }, now.log[0]?.id ?? 0)).status).toBe(409)
    const fewer = (await save({ clients: [stored], managers: [] }, now.log[0]?.id ?? 0)).body
    expect(fewer.clients).toHaveLength(1)
    expect((await admin.call(listCompanyManagers, {})).body.managers).toContainEqual(
      expect.objectContaining({ name: 'Ирина' }),
    )
    const retail = (await save(null, fewer.log[0]?.id ?? 0)).body
    expect(retail).toMatchObject({
      isCompany: false,
      clients: [{ name: 'Автопарк' }],
      log: [{ action: 'retail' }, {}, {}, {}],
    })
    expect((await buyer.call(readProfile, {})).body.group).toBe('client')
  })

  it('shares a client with a second account of its company, which each may change and leave', async () => {
    const other = await signedIn(gateway, { name: 'Ольга', secondName: 'Вторая' })
    const save = (customerId: string, company: CompanyTerms | null, version = 0) =>
      admin.call(saveCompany, { body: { customerId, version, company } })
    const contractor = { externalId: null, name: 'ООО Общий', INN: '7707083893', KPP: '770705005' }
    const client = {
      externalId: null,
      name: 'Общий',
      address: '',
      coordinates: null,
      contractors: [contractor],
    }
    const company = { clients: [client], managers: [] }
    const first = (await save(idOf(), company)).body
    expect(first.clients).toMatchObject([{ name: 'Общий', sharedWith: [] }])

    const twin = await save(other.user.id, company)
    expect(twin.status).toBe(422)
    expect(await twin.response.json()).toMatchObject({
      errors: [
        {
          field: 'company.clients.0.contractors.0.INN',
          message: 'Этот ИНН уже у клиента «Общий»: добавьте его вместо нового',
        },
      ],
    })
    const branch = { ...contractor, KPP: '770705006' }
    expect((await manager.call(findCompanyClients, { body: { inn: contractor.INN } })).status).toBe(403)
    const found = (await admin.call(findCompanyClients, { body: { inn: contractor.INN } })).body.clients.find(
      ({ name }) => name === 'Общий',
    )
    if (!found) throw new Error('the client was not found')
    expect(found.sharedWith).toEqual([expect.objectContaining({ id: idOf() })])
    const { externalId, contractors: legal } = found
    const shared = { ...client, externalId, contractors: legal }
    const joined = (await save(other.user.id, { clients: [shared], managers: [] })).body
    expect(joined.clients).toMatchObject([{ externalId, sharedWith: [{ id: idOf() }] }])
    expect((await read()).clients).toMatchObject([
      { externalId, sharedWith: [{ id: other.user.id, name: 'Ольга Вторая' }] },
    ])
    expect((await save(other.user.id, { clients: [shared], managers: [] })).body.log).toHaveLength(1)

    const moved = { clients: [{ ...shared, address: 'Клин' }], managers: [] }
    expect((await save(other.user.id, moved, joined.log[0]?.id)).status).toBe(200)
    const notified = await read()
    expect(notified).toMatchObject({
      clients: [{ address: 'Клин' }],
      log: [{ note: 'Общий клиент «Общий» изменён у другого покупателя' }, {}],
    })
    expect((await save(idOf(), company, first.log[0]?.id)).status).toBe(409)
    const own = { clients: [{ ...client, name: 'Филиал', contractors: [branch] }], managers: [] }
    expect((await save(idOf(), own, notified.log[0]?.id)).body.clients).toMatchObject([{ name: 'Филиал' }])
    expect((await read(other.user.id)).clients).toMatchObject([{ externalId, sharedWith: [] }])
  })

  it('ends all sessions of a customer with the key for programs, and keeps its own', async () => {
    await buyer.call(createApiToken, {})
    expect((await read()).hasToken).toBe(true)
    const { body } = await manager.call(endCustomerSessions, { body: { customerId: idOf() } })
    expect(body).toMatchObject({
      sessions: [],
      hasToken: false,
      log: [{ action: 'signed-out', author: 'Мария Зуева' }],
    })
    expect((await buyer.call(listOrders, { body: {} })).status).toBe(401)
    expect((await signIn()).status).toBe(200)
    await manager.call(endCustomerSessions, { body: { customerId: manager.user.id } })
    expect((await manager.call(readProfile, {})).body.isAuthorized).toBe(true)
    const ofAdmin = { customerId: admin.user.id }
    expect((await manager.call(endCustomerSessions, { body: ofAdmin })).status).toBe(403)
    expect((await admin.call(endCustomerSessions, { body: ofAdmin })).status).toBe(200)
    expect((await admin.call(readProfile, {})).body.isAuthorized).toBe(true)
  })

  it('shuts a blocked customer out of sessions, sign-in and orders, and says whom to call', async () => {
    await db().insert(siteParams).values({ key: 'phone', value: '74951234567' }).onConflictDoNothing()
    await buyer.put({ ...FILTER, quantity: 1 })
    const order = await buyer.orderBody()
    expect((await block(true)).body).toMatchObject({
      isBlocked: true,
      sessions: [],
      log: [{ action: 'blocked', note: 'Не забирает заказы', author: 'Мария Зуева' }],
    })
    expect((await block(true)).body.log).toHaveLength(1)
    expect((await list({ kind: 'blocked' })).customers.map(({ id }) => id)).toContain(idOf())
    expect((await buyer.send(order)).status).toBe(401)
    const refused = await signIn()
    expect(refused.status).toBe(403)
    expect(await refused.response.json()).toMatchObject({
      message: expect.stringMatching(/^Аккаунт заблокирован магазином\. Позвоните нам: \+7/),
    })
    // A stranger without the password learns nothing.
    const stranger = { phone: buyer.user.phone ?? '', password: 'wrong-horse-9' }
    expect((await callGateway(gateway, login, { body: stranger })).status).toBe(422)
    const again = await block(false, idOf(), admin)
    expect(again.body.log.map(({ action, author }) => [action, author])).toEqual([
      ['unblocked', 'Олег'],
      ['blocked', 'Мария Зуева'],
    ])
    expect((await signIn()).status).toBe(200)
  })

  it('lets nobody block himself or an administrator', async () => {
    expect((await read(admin.user.id)).isBlockable).toBe(false)
    for (const [customerId, by] of [
      [manager.user.id, manager],
      [admin.user.id, manager],
      [admin.user.id, admin],
    ] as const)
      expect((await block(true, customerId, by)).status).toBe(409)
    expect((await admin.read())?.blockedAt).toBeNull()
  })

  it('closes a session that was opened while the account was being blocked', async () => {
    await db()
      .update(users)
      .set({ blockedAt: NOW })
      .where(sql`id = ${idOf()}`)
    expect((await buyer.call(readProfile, {})).body.isAuthorized).toBe(false)
  })
})
