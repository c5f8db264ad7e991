import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const START = Date.parse('2026-03-02T09:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describeOnDatabases('a limit', (database) => {
  async function outcomesAt(times: readonly number[]) {
    const key = randomUUID()
    const outcomes: string[] = []
    for (const time of times) {
      const deps = { db: database().db, now: () => new Date(START + time) }
      await consumeLimits(deps, [{ key, max: 1, seconds: 60 }]).then(
        () => outcomes.push('taken'),
        (error: Error) => outcomes.push(error.message),
      )
    }
    return outcomes
  }

  it('refuses until its time is over', async () => {
    const refused = 'Слишком много попыток. Повторите через 30 секунд.'
    expect(await outcomesAt([0, MINUTE_MS / 2, MINUTE_MS + 1])).toEqual(['taken', refused, 'taken'])
  })

  it('does not hold for a day when the clock is set back by one', async () => {
    expect(await outcomesAt([0, 1, 2 - DAY_MS])).toEqual([
      'taken',
      expect.stringContaining('Повторите'),
      'taken',
    ])
  })
})
