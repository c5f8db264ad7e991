import { describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { openRedis } from '@/gateway/core/open-redis'
import { selectRows } from '@/gateway/core/database'
import { createDatabaseCounts } from '@/gateway/services/protection/create-database-counts'
import { createRedisCounts } from '@/gateway/services/protection/create-redis-counts'
import { createRequestCounter } from '@/gateway/services/protection/create-request-counter'
import type { SharedCounts } from '@/gateway/services/protection/shared-counts'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { findProgram } from '@/tests/programs/find-program'
import { startRedis } from '@/tests/programs/redis-server'
import { sql } from 'drizzle-orm'

const ADDRESS = '10.0.0.1'
// A minute that is still to come: Redis expires past ones by its own clock.
const MINUTE = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000

function call(
  { count }: ReturnType<typeof createRequestCounter>,
  times: number,
  now = MINUTE,
  address = ADDRESS,
) {
  let last = 0
  for (let time = 0; time < times; time += 1) last = count(address, now)
  return last
}

/** What two gateways that share their counts see. */
async function shareOverTwo(shared: SharedCounts) {
  const [one, two] = [createRequestCounter(shared), createRequestCounter(shared)]
  call(one, 10)
  call(two, 20, MINUTE + 30_000)
  await one.share(MINUTE + 30_000)
  await two.share(MINUTE + 30_000)
  await one.share(MINUTE + 30_000)
  const seen = { one: call(one, 5, MINUTE + 40_000), two: call(two, 1, MINUTE + 40_000) }
  await one.share(MINUTE + 40_000)
  await two.share(MINUTE + 40_000)
  const later = { one: call(one, 1, MINUTE + 59_999), two: call(two, 1, MINUTE + 59_999) }
  const next = { one: call(one, 1, MINUTE + 60_000), two: call(two, 1, MINUTE + 60_000) }
  return { seen, later, next }
}

const WHOLE = {
  // One had nothing new to report, and so got no report of the twenty.
  seen: { one: 15, two: 31 },
  later: { one: 36, two: 37 },
  next: { one: 1, two: 1 },
}

describe('a gateway that counts for itself', () => {
  it('begins anew every minute, and knows addresses apart', () => {
    const counter = createRequestCounter()
    expect(call(counter, 3)).toBe(3)
    expect(call(counter, 1, MINUTE, '10.0.0.2')).toBe(1)
    expect(call(counter, 1, MINUTE + 59_999)).toBe(4)
    expect(call(counter, 1, MINUTE + 60_000)).toBe(1)
  })

  it('goes on counting when the others cannot be told', async () => {
    const counter = createRequestCounter({ add: () => Promise.reject(new Error('away')) })
    call(counter, 7)
    await expect(counter.share(MINUTE)).rejects.toThrow('away')
    expect(call(counter, 1)).toBe(8)
  })

  it('keeps quiet of addresses that hardly ask', async () => {
    const notified: number[] = []
    const counter = createRequestCounter({
      add: (entries) => {
        notified.push(...entries.map(({ count }) => count))
        return Promise.resolve(entries.map(({ count }) => count))
      },
    })
    call(counter, 4)
    await counter.share(MINUTE)
    expect(notified).toEqual([])
    call(counter, 1)
    await counter.share(MINUTE)
    expect(notified).toEqual([5])
  })
})

describeOnDatabases('gateways that share their counts', (database) => {
  it('see an address whole, and names it to nobody', async () => {
    const { db } = database()
    expect(await shareOverTwo(createDatabaseCounts(db))).toEqual(WHOLE)
    const rows = await selectRows<{ key: string }>(db, sql`select key from rate_limits`)
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  it('leave nothing behind', async () => {
    const { db } = database()
    const counts = createDatabaseCounts(db, () => new Date(MINUTE + 3_600_000))
    await counts.add([{ key: 'later', count: 1 }], new Date(MINUTE + 7_200_000))
    expect(await selectRows(db, sql`select key from rate_limits`)).toEqual([{ key: 'later' }])
  })
})

const program = findProgram('redis-server')

describe.skipIf(program === undefined)('gateways that share their counts in Redis', () => {
  it('see an address whole, and leave nothing behind', async () => {
    const server = await startRedis(program ?? '')
    onTestFinished(() => server.stop())
    const redis = await openRedis(server.url, createLogger('silent'))
    onTestFinished(redis.close)
    await expect.poll(() => redis.client.isReady).toBe(true)
    expect(await shareOverTwo(createRedisCounts(redis))).toEqual(WHOLE)
    const keys = await redis.client.keys('*')
    expect(keys).toHaveLength(1)
    expect(await redis.client.pExpireTime(keys[0] ?? '')).toBe(MINUTE + 120_000)
  })
})
