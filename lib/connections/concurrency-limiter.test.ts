import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createConcurrencyLimiter,
  QueueFullError,
  type ConcurrencyLimiterOptions,
} from './concurrency-limiter'

const HOLD_MS = 200

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Tasks that run until the test ends them. */
function open(options: Partial<ConcurrencyLimiterOptions> = {}) {
  const limiter = createConcurrencyLimiter({ maxRunning: 1, maxQueued: 5, maxQueuedPerKey: 3, ...options })
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    limiter,
    started,
    call: (key: string, name: string, signal?: AbortSignal) => {
      const end = Promise.withResolvers<string>()
      end.promise.catch(() => undefined)
      ends.set(name, end)
      signal?.addEventListener('abort', () => end.reject(signal.reason as Error))
      const run = () => {
        started.push(name)
        return end.promise
      }
      const answer = limiter.run(key, run, signal)
      answer.catch(() => undefined)
      return answer
    },
    end: async (name: string) => {
      ends.get(name)?.resolve(name)
      await settle()
    },
    endAll: async () => {
      for (let at = 0; at < started.length; at += 1) {
        ends.get(started[at] ?? '')?.resolve(started[at] ?? '')
        await settle()
      }
    },
  }
}

describe('a concurrency limiter', () => {
  it('starts as many tasks as may run at once, and the next one when one ends', async () => {
    const { call, started, end } = open({ maxRunning: 2 })
    const answers = ['a', 'b', 'c', 'd'].map((name) => call(name, name))
    expect(started).toEqual(['a', 'b'])
    await end('b')
    await expect(answers[1]).resolves.toBe('b')
    expect(started).toEqual(['a', 'b', 'c'])
  })

  it('gives the place of a task that fails to the next one', async () => {
    const { limiter, call, started } = open()
    await expect(limiter.run('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    void call('key', 'next')
    expect(started).toEqual(['next'])
  })

  it('serves a key with one task before the rest of a key with many', async () => {
    const { call, started, endAll } = open()
    for (const name of ['g1', 'g2', 'g3']) void call('greedy', name)
    void call('other', 'o1')
    void call('greedy', 'g4')
    await endAll()
    expect(started).toEqual(['g1', 'g2', 'o1', 'g3', 'g4'])
  })

  it('leaves a place free for other keys where one key may not have all', () => {
    const { call, started } = open({ maxRunning: 3, maxRunningPerKey: 2 })
    for (const name of ['g1', 'g2', 'g3']) void call('greedy', name)
    void call('other', 'o1')
    expect(started).toEqual(['g1', 'g2', 'o1'])
  })

  it('refuses the tasks of a key that has too many waiting, and no other key', async () => {
    const { call, endAll } = open()
    const greedy = Array.from({ length: 6 }, (_, at) => call('greedy', `g${at}`))
    const other = call('other', 'o1')
    await expect(greedy[4]).rejects.toBeInstanceOf(QueueFullError)
    await expect(greedy[5]).rejects.toBeInstanceOf(QueueFullError)
    await endAll()
    expect(await Promise.all([...greedy.slice(0, 4), other])).toEqual(['g0', 'g1', 'g2', 'g3', 'o1'])
  })

  it('refuses every task when too many wait in all', async () => {
    const { call } = open()
    const answers = Array.from({ length: 7 }, (_, at) => call(`key ${at}`, `t${at}`))
    await expect(answers[6]).rejects.toBeInstanceOf(QueueFullError)
  })

  it('never starts a waiting task that was aborted, and gives its room in the queue away', async () => {
    const { call, started, end } = open({ maxQueuedPerKey: 1 })
    const left = new AbortController()
    void call('key', 'first')
    const dropped = call('key', 'dropped', left.signal)
    left.abort(new Error('left'))
    await expect(dropped).rejects.toThrow('left')
    void call('key', 'last')
    await end('first')
    expect(started).toEqual(['first', 'last'])
  })

  it('starts another task beside one that holds its place no longer, and counts it once', async () => {
    const { call, started, end } = open({ holdMs: HOLD_MS })
    for (const name of ['a', 'b', 'c']) void call('key', name)
    await vi.advanceTimersByTimeAsync(HOLD_MS)
    expect(started).toEqual(['a', 'b'])
    await end('a')
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
  })

  it('bounds the tasks that have started and not ended', async () => {
    const { call, started, end } = open({ holdMs: HOLD_MS, maxStarted: 2 })
    for (const name of ['a', 'b', 'c']) void call('key', name)
    await vi.advanceTimersByTimeAsync(10 * HOLD_MS)
    expect(started).toEqual(['a', 'b'])
    await end('a')
    expect(started).toEqual(['a', 'b', 'c'])
  })

  it('bounds those of one key, so that others start', async () => {
    const { call, started } = open({ holdMs: HOLD_MS, maxStartedPerKey: 1 })
    for (const name of ['g1', 'g2']) void call('greedy', name)
    void call('other', 'o1')
    await vi.advanceTimersByTimeAsync(10 * HOLD_MS)
    expect(started).toEqual(['g1', 'o1'])
  })

  it('keeps the place of a running task that is aborted until its time is over', async () => {
    const { call, started } = open({ holdMs: HOLD_MS })
    const left = new AbortController()
    void call('key', 'aborted', left.signal)
    void call('key', 'next')
    left.abort(new Error('left'))
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1)
    expect(started).toEqual(['aborted'])
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toEqual(['aborted', 'next'])
  })

  it('remembers no key whose tasks have ended, were refused or left', async () => {
    const { limiter, call, endAll } = open({ maxQueued: 1 })
    const left = new AbortController()
    void call('one', 'a')
    void call('two', 'b', left.signal)
    void call('three', 'refused')
    left.abort()
    await endAll()
    expect(limiter.figures()).toEqual({ running: 0, started: 0, queued: 0, keys: 0 })
  })
})
