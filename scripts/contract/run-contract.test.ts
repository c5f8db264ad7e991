import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IN_MEMORY, openDatabase, type OpenedDatabase } from '@/gateway/db/connect'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { runContract } from '@/scripts/contract/run-contract'
import type { Send } from '@/scripts/contract/send-operation'

const ORIGIN = 'http://gateway'
const TIMEOUT_MS = 120_000
/** Calls without a handler in the reference gateway; the number only falls. */
const OPEN_CALLS = 98

describe('the contract', () => {
  let database: OpenedDatabase
  let gateway: TestGateway
  const send: Send = (request) => gateway.app.fetch(request)
  const run = (changed: Partial<Parameters<typeof runContract>[0]> = {}) =>
    runContract({ send, origin: ORIGIN, operations: allOperations, isReadOnly: false, ...changed })

  beforeAll(async () => {
    database = await openDatabase({ dataDir: IN_MEMORY })
    await seedTestShop(database.db)
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
    },
    TIMEOUT_MS,
  )

  it('leaves out what may change something when it may only read', async () => {
    const report = await run({ isReadOnly: true })
    expect(report.skipped).toContain('createOrder')
    expect(report.skipped).not.toContain('searchListing')
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
