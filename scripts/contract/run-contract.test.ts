import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IN_MEMORY, openDatabase, type OpenedDatabase } from '@/gateway/db/connect'
import { seedDemoAccounts } from '@/gateway/demo/accounts'
import { DEMO_CORPORATE, DEMO_PASSWORD, DEMO_RETAIL } from '@/gateway/demo/accounts-data'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { runContract } from '@/scripts/contract/run-contract'
import type { Send } from '@/scripts/contract/send-operation'

const ORIGIN = 'http://gateway'
const TIMEOUT_MS = 120_000
/** Calls without a handler in the reference gateway; the number only falls. */
const OPEN_CALLS = 41
const ACCOUNTS = {
  retail: { login: DEMO_RETAIL.phone, password: DEMO_PASSWORD },
  corporate: { login: DEMO_CORPORATE.email, password: DEMO_PASSWORD },
}

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
    database = await openDatabase({ dataDir: IN_MEMORY })
    await seedTestShop(database.db)
    await seedDemoAccounts(database.db)
    gateway = await createTestGateway(database.db)
  }, TIMEOUT_MS)
  afterAll(async () => {
    await gateway.close()
    await database.close()
  })

  it(
    'is kept by the reference gateway',
    async () => {
      const report = await run()
      console.info(formatReport(report))
      expect(report.failed).toEqual([])
      expect(report.open.length).toBeLessThanOrEqual(OPEN_CALLS)
      expect(report.open).not.toContain('searchListing')
      expect(report.passed).toEqual(
        expect.arrayContaining(['updateProfile', 'listClients', 'createApiToken']),
      )
    },
    TIMEOUT_MS,
  )

  it('leaves out what may change something when it may only read', async () => {
    const report = await run({ isReadOnly: true })
    expect(report.skipped).toContain('createOrder')
    expect(report.skipped).not.toContain('searchListing')
  })

  it('needs the accounts that it is told of', async () => {
    const accounts = { retail: { login: '79000000001', password: 'not-the-password' } }
    await expect(run({ accounts })).rejects.toThrow('signing in as 79000000001')
  })

  it('is checked without accounts too, by how the calls refuse', async () => {
    const sessions = allOperations.filter(({ name }) => name === 'listSessions')
    const report = await run({ operations: sessions, accounts: undefined })
    expect(report.passed).toEqual(['listSessions'])
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
})
