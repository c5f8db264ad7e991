import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './create-turns.ts'

const PATIENCE_MS = 200

/** A task that runs until it is told to end. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = vi.fn(() => promise)
  return { run, resolve, reject }
}

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('start as many tasks as may run at once, and the next one when one ends', async () => {
    const takeTurn = createTurns({ atOnce: 2, patienceMs: PATIENCE_MS })
    const tasks = [task(), task(), task(), task()]
    const answers = tasks.map(({ run }) => takeTurn(run))
    await settle()
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0])
    tasks[1]?.resolve('second')
    await expect(answers[1]).resolves.toBe('second')
    await settle()
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
  })

  it('are given on by a task that fails', async () => {
    const takeTurn = createTurns({ atOnce: 1, patienceMs: PATIENCE_MS })
    const [first, second] = [task(), task()]
    const failed = takeTurn(first.run)
    void takeTurn(second.run)
    await settle()
    first.reject(new Error('gone'))
    await expect(failed).rejects.toThrow('gone')
    await settle()
    expect(second.run).toHaveBeenCalledOnce()
  })

  it('are not held by a task that waits for somebody else, and are given on once', async () => {
    const takeTurn = createTurns({ atOnce: 1, patienceMs: PATIENCE_MS })
    const tasks = [task(), task(), task()]
    const answers = tasks.map(({ run }) => takeTurn(run))
    await settle()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await settle()
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0])
    tasks[0]?.resolve('late')
    await answers[0]
    await settle()
    expect(tasks[2]?.run).not.toHaveBeenCalled()
  })
})
