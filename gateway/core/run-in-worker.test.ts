import { expect, it, vi } from 'vitest'
import { runInWorker, WorkerExhaustedError } from '@/gateway/core/run-in-worker'

vi.setConfig({ testTimeout: 60_000 })

const HEAP_MB = 48
const LONG_MS = 50_000

const run = (task: string, deadlineMs = LONG_MS) =>
  runInWorker({
    name: 'testing/faulty-worker',
    besides: import.meta.url,
    task,
    heapMb: HEAP_MB,
    deadlineMs,
  }).catch((error: unknown) => error)

it('brings the answer of a worker that is told no secrets', async () => {
  expect(await run('answers')).toEqual({ given: 'answers', secrets: [] })
})

it.each([
  ['runs for ever', 1_500, 'out of time'],
  ['takes all memory', LONG_MS, 'out of memory'],
])('ends a worker that %s, and goes on', async (task, deadlineMs, message) => {
  const outcome = await run(task, deadlineMs)
  expect(outcome).toBeInstanceOf(WorkerExhaustedError)
  expect(outcome).toMatchObject({ message })
})

it.each([
  ['fails', 'a bug'],
  ['says nothing', /no answer/],
])('tells of a worker that %s', async (task, message) => {
  const outcome = await run(task)
  expect(outcome).not.toBeInstanceOf(WorkerExhaustedError)
  expect((outcome as Error).message).toMatch(message)
})
