import { expect, it, vi } from 'vitest'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'

function open() {
  let time = 0
  const breaker = createCircuitBreaker({ failures: 2, restMs: 1000, now: () => time })
  const call = vi.fn<() => Promise<string>>(async () => 'there')
  const run = () =>
    breaker.run(call, {
      refuse: () => new Error('rests'),
      isFailure: (error) => (error as Error).message === 'down',
    })
  return { call, run, wait: (ms: number) => (time += ms) }
}

it('asks nobody after some failures in a row, and tries again after a while', async () => {
  const { call, run, wait } = open()
  call.mockRejectedValue(new Error('down'))
  await expect(run()).rejects.toThrow('down')
  await expect(run()).rejects.toThrow('down')
  await expect(run()).rejects.toThrow('rests')
  expect(call).toHaveBeenCalledTimes(2)
  wait(1000)
  await expect(run()).rejects.toThrow('down')
  await expect(run()).rejects.toThrow('rests')
  wait(1000)
  call.mockResolvedValue('there')
  expect(await run()).toBe('there')
  expect(await run()).toBe('there')
})

it('lets one call try while the others go on resting', async () => {
  const { call, run, wait } = open()
  call.mockRejectedValue(new Error('down'))
  await Promise.allSettled([run(), run()])
  wait(1000)
  let answer = (_: string) => undefined as void
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const first = run()
  await expect(run()).rejects.toThrow('rests')
  answer('there')
  expect(await first).toBe('there')
})

it('does not hold against the service what its caller did wrong', async () => {
  const { call, run } = open()
  call.mockRejectedValue(new Error('no such number'))
  for (let time = 0; time < 5; time += 1) await expect(run()).rejects.toThrow('no such number')
  expect(call).toHaveBeenCalledTimes(5)
})
