import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { seedDemoAccounts } from '@/gateway/demo/people/seed-demo-accounts'
import { DEMO_CORPORATE, DEMO_PASSWORD, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestOriginals } from '@/gateway/test-support/seeds/test-originals'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { runContract } from '@/scripts/contract/run-contract'
import type { Send } from '@/scripts/contract/send-operation'

const ORIGIN = 'http://gateway'
/** Calls that no request is known for which must succeed: they name what is bought or written first, or are an administrator's. */
const ONLY_REFUSED = 69
const ACCOUNTS = {
  retail: { login: DEMO_RETAIL.phone, password: DEMO_PASSWORD },
  corporate: { login: DEMO_CORPORATE.email, password: DEMO_PASSWORD },
}

const PAGINATION = { page: 1, limit: 10, total: 0, pages: 0 }

describe('the contract', () => {
  let database: OpenedDatabase
  let gateway: TestGateway
  const send: Send = (request) => gateway.app.fetch(request)
  const run = (changed: Partial<Parameters<typeof runContract>[0]> = {}) =>
    runContract({
      send,
      origin: ORIGIN,
      operations: allOperations,
      isReadOnly: false,
      accounts: ACCOUNTS,
      ...changed,
    })

  beforeAll(async () => {
    database = await openQuickest()
    await seedTestShop(database.db)
    await seedTestOriginals(database.db)
    await seedDemoAccounts(database.db)
    gateway = await createTestGateway(database.db)
  })
  afterAll(async () => {
    await gateway.close()
    await database.close()
  })

  it('is kept by the reference gateway', async () => {
    const report = await run()
    console.info(formatReport(report))
    expect(report.failed).toEqual([])
    expect(report.open).toEqual([])
    expect(report.open).not.toContain('searchListing')
    expect(report.passed).toEqual(
      expect.arrayContaining(['updateProfile', 'listClients', 'createApiToken', 'createOrder', 'changeCart']),
    )
    // They need the key of an owner's system, which no shopper has.
    expect(report.withoutAccount).toEqual(['moveOrder', 'exportOrders', 'exportOrdersCsv'])
    expect(report.onlyRefused.length).toBeLessThanOrEqual(ONLY_REFUSED)
  })

  it('leaves out what may change something when it may only read', async () => {
    const report = await run({ isReadOnly: true })
    expect(report.skipped).toContain('createOrder')
    expect(report.skipped).not.toContain('searchListing')
  })

  it('tells of an account that cannot sign in', async () => {
    const accounts = { retail: { login: '79000000001', password: 'not-the-password' } }
    const report = await run({ operations: [], accounts })
    expect(report.failed).toEqual([
      { operation: 'login', reason: expect.stringContaining('signing in as 79000000001') as string },
    ])
  })

  it('tells of a gateway that does not answer', async () => {
    const deaf = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
    const report = await run({ send: deaf })
    expect(report.passed).toEqual([])
    expect(report.failed[0]?.reason).toBe('fetch failed (ECONNREFUSED)')
    expect(formatReport(report)).toContain('failed login: fetch failed (ECONNREFUSED)')
  })

  it('counts what it could not check without accounts', async () => {
    const sessions = allOperations.filter(({ name }) => ['listSessions', 'listBrands'].includes(name))
    const report = await run({ operations: sessions, accounts: undefined })
    expect(report).toMatchObject({ passed: ['listBrands'], withoutAccount: ['listSessions'], journeys: 0 })
    expect(formatReport(report)).toContain('no account for them was given: 1 (listSessions)')
  })

  it.each([
    ['an answer of another shape', () => Response.json({ items: 5 }), 'breaks the contract'],
    [
      'a failure',
      () => Response.json({ statusCode: 500, statusMessage: '', message: 'x' }, { status: 500 }),
      '500',
    ],
    ['a refusal of what exists', () => Response.json({}, { status: 404 }), '404'],
  ])('is broken by %s', async (_, answer, reason) => {
    const brands = allOperations.filter(({ name }) => name === 'listBrands')
    let isChecked = false
    const report = await run({
      operations: brands,
      send: (request) => {
        if (!request.url.endsWith('/brands/list') || !isChecked) {
          isChecked ||= request.url.endsWith('/brands/list')
          return send(request)
        }
        return answer()
      },
    })
    expect(report.failed).toMatchObject([
      { operation: 'listBrands', reason: expect.stringContaining(reason) },
    ])
  })

  describe('breaks when a proxy spoils', () => {
    async function failuresWith(name: string, answer: () => Response) {
      const spoilt = allOperations.filter((operation) => operation.name === name)
      const path = spoilt[0]?.path ?? ''
      const report = await run({
        operations: spoilt,
        accounts: { retail: ACCOUNTS.retail },
        send: (request) => (new URL(request.url).pathname.endsWith(path) ? answer() : send(request)),
      })
      return report.failed.map(({ operation }) => operation)
    }

    it.each([
      ['the cart', 'readCart', { products: [] }, 'readCart'],
      ['the cart', 'changeCart', { products: [], data: [{ id: 1, status: 'ok', data: null }] }, 'changeCart'],
      ['the cart', 'removeFromCart', { products: [] }, 'removeFromCart'],
      ['the orders', 'createOrder', { orderNumber: 'A-1', totalPrice: 1, isPayable: false }, 'listOrders'],
      ['the orders', 'listOrders', { orders: [], pagination: PAGINATION }, 'listOrders'],
      ['the profile', 'readProfile', { isAuthorized: false }, 'readProfile'],
      ['the profile', 'updateProfile', { isAuthorized: true, secondName: 'Орлова' }, 'updateProfile'],
      ['the storage', 'setStorage', {}, 'setStorage'],
      ['the garage', 'createCar', { isAuthorized: true }, 'createCar'],
    ])('%s: %s answers well-formed untruth', async (_, name, untruth, caught) => {
      expect(await failuresWith(name, () => Response.json(untruth))).toContain(caught)
    })

    it.each([
      ['the cart', 'readCart'],
      ['the orders', 'createOrder'],
      ['the profile', 'updateProfile'],
      ['the head of a page', 'getMetaData'],
      ['the card', 'findBonusCard'],
    ])('%s: %s answers rubbish, or refuses everything', async (_, name) => {
      expect(await failuresWith(name, () => Response.json({ rubbish: true }))).toContain(name)
      const refusal = { statusCode: 403, statusMessage: 'Forbidden', message: 'Нельзя' }
      expect(await failuresWith(name, () => Response.json(refusal, { status: 403 }))).toContain(name)
    })
  })
})
