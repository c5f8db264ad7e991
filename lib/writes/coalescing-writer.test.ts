import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCoalescingWriter } from './coalescing-writer'

type Change = { quantity?: number; addToOrder?: boolean }

const DELAY_MS = 400
const ANSWER_MS = 100

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function writerThatCounts() {
  const sent: Record<string, Change>[] = []
  const writer = createCoalescingWriter<string, Change>({
    delayMs: DELAY_MS,
    send: async (batch) => {
      sent.push(Object.fromEntries(batch))
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    },
  })
  return { sent, writer }
}

it('sends fifty quick clicks as one write with the last value', async () => {
  const { sent, writer } = writerThatCounts()
  for (let quantity = 1; quantity <= 50; quantity += 1) {
    writer.write('a', { quantity })
    await vi.advanceTimersByTimeAsync(40)
  }
  await vi.advanceTimersByTimeAsync(DELAY_MS + ANSWER_MS)
  expect(sent).toEqual([{ a: { quantity: 50 } }])
})

it('merges fields of one line and lines of one cart', async () => {
  const { sent, writer } = writerThatCounts()
  writer.write('a', { quantity: 2 })
  writer.write('a', { addToOrder: false })
  writer.write('b', { quantity: 7 })
  await vi.advanceTimersByTimeAsync(DELAY_MS)
  expect(sent).toEqual([{ a: { quantity: 2, addToOrder: false }, b: { quantity: 7 } }])
})

it('keeps one write under way at a time and sends what came meanwhile after it', async () => {
  const { sent, writer } = writerThatCounts()
  writer.write('a', { quantity: 1 })
  void writer.flush()
  writer.write('a', { quantity: 2 })
  void writer.flush()
  await vi.advanceTimersByTimeAsync(ANSWER_MS - 1)
  expect(sent).toHaveLength(1)
  expect(writer.waiting('a')).toEqual({ quantity: 2 })
  await vi.advanceTimersByTimeAsync(ANSWER_MS + 1)
  expect(sent).toEqual([{ a: { quantity: 1 } }, { a: { quantity: 2 } }])
  expect(writer.waiting('a')).toBeUndefined()
})

it('does not send what was taken back', async () => {
  const { sent, writer } = writerThatCounts()
  writer.write('a', { quantity: 1 })
  writer.drop(['a'])
  await vi.advanceTimersByTimeAsync(DELAY_MS + ANSWER_MS)
  expect(sent).toEqual([])
})

it('settles a flush when everything has been answered', async () => {
  const { writer } = writerThatCounts()
  writer.write('a', { quantity: 1 })
  let isSettled = false
  void writer.flush().then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(ANSWER_MS - 1)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSettled).toBe(true)
})
