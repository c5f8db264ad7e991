import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { takeLease } from '@/gateway/services/limits/take-lease'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const START = Date.parse('2026-03-02T09:00:00Z')
const SECONDS = 60
const DAY_MS = 86_400_000

describeOnDatabases('a lease', (database) => {
  const taker = (key: string) => (afterMs: number) =>
    takeLease({ db: database().db, now: () => new Date(START + afterMs) }, { key, seconds: SECONDS })

  it('is held by one of all who ask at once, and by the next one after it', async () => {
    const take = taker(randomUUID())
    const requested = await Promise.all([0, 1, 2, 3].map(take))
    const held = requested.filter((end) => end !== undefined)
    expect(held).toHaveLength(1)
    await held[0]?.()
    expect(await take(4)).toBeDefined()
  })

  it('is nobody else’s', async () => {
    expect(await taker(randomUUID())(0)).toBeDefined()
    expect(await taker(randomUUID())(0)).toBeDefined()
  })

  it('of whoever died with it ends by itself, and its own end does not end the next one', async () => {
    const take = taker(randomUUID())
    const end = await take(0)
    expect(await take(SECONDS * 1000 - 1)).toBeUndefined()
    expect(await take(SECONDS * 1000)).toBeDefined()
    await end?.()
    expect(await take(SECONDS * 1000 + 1)).toBeUndefined()
  })

  it('is held against a machine whose clock is a little behind', async () => {
    const take = taker(randomUUID())
    expect(await take(1000)).toBeDefined()
    expect(await take(0)).toBeUndefined()
  })

  it('does not hold for a day when the clock is set back by one', async () => {
    const take = taker(randomUUID())
    expect(await take(0)).toBeDefined()
    expect(await take(1 - DAY_MS)).toBeDefined()
  })
})
