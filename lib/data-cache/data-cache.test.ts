import { beforeEach, expect, test, vi } from 'vitest'
import { DataCache, type Reading } from './data-cache'

let now = 0
let reads = 0

beforeEach(() => {
  now = 1_000_000
  reads = 0
})

const LIFETIME = { freshMs: 100, staleMs: 1000 }

function open(maxBytes = 100_000): DataCache {
  return new DataCache({ maxBytes, now: () => now })
}

function reading(value: unknown, tags: string[] = []): () => Promise<Reading<unknown>> {
  return async () => {
    reads += 1
    return { value, lifetime: LIFETIME, tags }
  }
}

const failing = async (): Promise<Reading<unknown>> => {
  reads += 1
  throw new Error('no answer')
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('many who ask at once cause one read', async () => {
  const store = open()
  const values = await Promise.all([1, 2, 3].map(() => store.get('a', reading('x'))))
  expect(values).toEqual(['x', 'x', 'x'])
  expect(reads).toBe(1)
})

test('a fresh value is served without a read', async () => {
  const store = open()
  await store.get('a', reading('old'))
  now += LIFETIME.freshMs
  expect(await store.get('a', reading('new'))).toBe('old')
  expect(reads).toBe(1)
})

test('a stale value is served while a newer one is read', async () => {
  const store = open()
  await store.get('a', reading('old'))
  now += LIFETIME.freshMs + 1
  expect(await store.get('a', reading('new'))).toBe('old')
  await settled()
  expect(await store.get('a', reading('newest'))).toBe('new')
})

test('a value past its last age waits for a newer one', async () => {
  const store = open()
  await store.get('a', reading('old'))
  now += LIFETIME.freshMs + LIFETIME.staleMs + 1
  expect(await store.get('a', reading('new'))).toBe('new')
})

test('a value past its last age is not served for a failure', async () => {
  const store = open()
  await store.get('a', reading('old'))
  now += LIFETIME.freshMs + LIFETIME.staleMs + 1
  await expect(store.get('a', failing)).rejects.toThrow('no answer')
})

test('a purged value is read anew, others stay', async () => {
  const store = open()
  await store.get('a', reading('old', ['product:1']))
  await store.get('b', reading('other', ['product:2']))
  store.purge(['product:1'])
  expect(await store.get('a', reading('new'))).toBe('new')
  expect(await store.get('b', reading('wrong'))).toBe('other')
})

test('a purged value stands in while no newer one can be had', async () => {
  const store = open()
  await store.get('a', reading('old', ['product:1']))
  store.purge(['product:1'])
  expect(await store.get('a', failing)).toBe('old')
})

test('a value whose read began before a purge is old already', async () => {
  const store = open()
  const { promise, resolve } = Promise.withResolvers<Reading<unknown>>()
  const first = store.get('a', () => promise)
  store.purge(['product:1'])
  resolve({ value: 'old', lifetime: LIFETIME, tags: ['product:1'] })
  await first
  expect(await store.get('a', reading('new', ['product:1']))).toBe('new')
})

test('all values are read anew when changes may have been missed', async () => {
  const store = open()
  await store.get('a', reading('old'))
  store.purge(undefined)
  expect(await store.get('a', reading('new'))).toBe('new')
})

test('a value whose read began before changes were missed is old already', async () => {
  const store = open()
  const { promise, resolve } = Promise.withResolvers<Reading<unknown>>()
  const first = store.get('a', () => promise)
  store.purge(undefined)
  resolve({ value: 'old', lifetime: LIFETIME, tags: [] })
  await first
  expect(await store.get('a', reading('new'))).toBe('new')
})

test('a failure is told to all who ask within a second, then the read is tried again', async () => {
  const store = open()
  await expect(store.get('a', failing)).rejects.toThrow('no answer')
  await expect(store.get('a', reading('x'))).rejects.toThrow('no answer')
  now += 1001
  expect(await store.get('a', reading('x'))).toBe('x')
})

test('the bytes kept stay within the bound, and who was used last stays', async () => {
  const store = open(10_000)
  await store.get('popular', reading('x'.repeat(100)))
  for (let at = 0; at < 200; at += 1) {
    await store.get(`page ${at}`, reading('x'.repeat(300)))
    await store.get('popular', reading('wrong'))
    expect(store.bytes).toBeLessThanOrEqual(10_000)
  }
  const requested = vi.fn(reading('wrong'))
  await store.get('popular', requested)
  expect(requested).not.toHaveBeenCalled()
})

test('a value larger than the bound is answered and not kept', async () => {
  const store = open(1000)
  expect(await store.get('a', reading('x'.repeat(5000)))).toHaveLength(5000)
  expect(store.size).toBe(0)
})

test('failures leave the memory when their second is over, and those of one second are bounded', async () => {
  const store = open()
  for (let at = 0; at < 2_000; at += 1) await store.get(`key ${at}`, failing).catch(() => undefined)
  expect(store.failures).toBe(1000)
  now += 1001
  await store.get('another', failing).catch(() => undefined)
  expect(store.failures).toBe(1)
})

test('the bytes of a value count its key and its tags', async () => {
  const store = open()
  await store.get(
    'k'.repeat(1000),
    reading(
      'x',
      Array.from({ length: 10 }, (_, at) => `product:${at}`),
    ),
  )
  expect(store.bytes).toBeGreaterThan(2000 + 10 * 2 * 'product:0'.length)
})
