import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIndexNow, type IndexNowBody } from './create-index-now'

const GATHER_MS = 1000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(send = vi.fn(async (_: IndexNowBody) => undefined)) {
  const onTrouble = vi.fn()
  const shop = { origin: 'https://shop.example', key: 'abcdef12', gatherMs: GATHER_MS }
  return { ...createIndexNow({ ...shop, send, onTrouble }), send, onTrouble }
}

test('the addresses that changed within a while are sent at once, each of them once', async () => {
  const { onPurge, send } = start()
  onPurge(['product:00-00000001', 'search'])
  onPurge(['product:00-00000001', 'listing:oil'])
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(send).toHaveBeenCalledExactlyOnceWith({
    host: 'shop.example',
    key: 'abcdef12',
    keyLocation: 'https://shop.example/indexnow.txt',
    urlList: ['https://shop.example/product/00-00000001', 'https://shop.example/catalog/oil'],
  })
})

test.each([[['search']], [undefined]])('what names no page (%j) sends nothing', async (tags) => {
  const { onPurge, send } = start()
  onPurge(tags)
  await vi.advanceTimersByTimeAsync(10 * GATHER_MS)
  expect(send).not.toHaveBeenCalled()
})

test('what a search engine does not take goes with the next ones', async () => {
  const send = vi.fn(async (_: IndexNowBody) => undefined).mockRejectedValueOnce(new Error('429'))
  const { onPurge, onTrouble } = start(send)
  onPurge(['brand:bosch'])
  await vi.advanceTimersByTimeAsync(2 * GATHER_MS)
  expect(onTrouble).toHaveBeenCalledOnce()
  expect(send.mock.calls.map(([{ urlList }]) => urlList)).toEqual([
    ['https://shop.example/about/brands/bosch'],
    ['https://shop.example/about/brands/bosch'],
  ])
})

test('no more are sent at once than the protocol takes', async () => {
  const { onPurge, send } = start()
  onPurge(Array.from({ length: 10_500 }, (_, at) => `brand:b${at}`))
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(send.mock.calls[0]?.[0].urlList).toHaveLength(10_000)
})

test('nothing is sent after the end', async () => {
  const { onPurge, stop, send } = start()
  onPurge(['brand:bosch'])
  stop()
  await vi.advanceTimersByTimeAsync(2 * GATHER_MS)
  expect(send).not.toHaveBeenCalled()
})
