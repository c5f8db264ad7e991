import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forgetTries, takeTry } from '@/gateway/services/limits/growing-pause'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const START = Date.parse('2026-03-02T09:00:00Z')
const DAY = 86_400

describeOnDatabases('a pause that grows', (database) => {
  function caller(changes: Partial<Parameters<typeof takeTry>[1]> = {}) {
    let at = START
    const pause = {
      key: randomUUID(),
      free: 2,
      seconds: 60,
      longestSeconds: 600,
      forgetSeconds: DAY,
      ...changes,
    }
    const deps = { db: database().db, now: () => new Date(at) }
    return {
      wait: (seconds: number) => (at += seconds * 1000),
      take: () => takeTry(deps, pause),
      forget: () => forgetTries(deps, pause),
    }
  }

  it('doubles after each try that was taken, up to the longest', async () => {
    const { take, wait } = caller()
    const pauses: number[] = []
    for (let tries = 0; tries < 8;) {
      const seconds = await take()
      if (seconds === 0) tries += 1
      else pauses.push(seconds)
      wait(seconds)
    }
    expect(pauses).toEqual([60, 120, 240, 480, 600, 600])
  })

  it('does not grow by tries that it refuses', async () => {
    const { take, wait } = caller()
    for (let tries = 0; tries < 2; tries += 1) expect(await take()).toBe(0)
    for (let seconds = 60; seconds > 0; seconds -= 20) {
      expect(await take()).toBe(seconds)
      wait(20)
    }
    expect(await take()).toBe(0)
  })

  it('may come before the first try, and be steady at first', async () => {
    const { take, wait } = caller({ free: 0, steady: 1 })
    expect(await take()).toBe(60)
    wait(60)
    expect([await take(), await take()]).toEqual([0, 60])
    wait(60)
    expect([await take(), await take()]).toEqual([0, 120])
  })

  it('takes one of many tries at once', async () => {
    const { take, wait } = caller({ free: 3 })
    const taken = async () =>
      (await Promise.all(Array.from({ length: 9 }, take))).filter((wait) => wait === 0)
    expect(await taken()).toHaveLength(3)
    wait(60)
    expect(await taken()).toHaveLength(1)
  })

  it('is forgotten after success, after its time, and when the clock was set back', async () => {
    for (const forget of ['success', 'time', 'clock'] as const) {
      const one = caller({ free: 1 })
      expect([await one.take(), await one.take()]).toEqual([0, 60])
      if (forget === 'success') await one.forget()
      else one.wait(forget === 'time' ? DAY + 1 : -2 * DAY)
      expect(await one.take()).toBe(0)
    }
  })
})
