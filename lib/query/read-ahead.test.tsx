import { QueryClient, queryOptions } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { readProfile } from '@/lib/gateway/contracts/passport'
import { ReadAhead } from './read-ahead'
import { reading } from './reading'

const { call, asked } = vi.hoisted(() => ({ call: vi.fn(), asked: new Map<string, string>() }))
vi.mock('next/headers', () => ({ headers: async () => asked }))
vi.mock('@/lib/gateway/server-client', () => ({ createServerGateway: () => ({ call }) }))

const own = queryOptions({ queryKey: ['own'], ...reading(async () => (ask) => ask(readProfile, {})) })
const other = queryOptions({ queryKey: ['other'], ...reading(async () => (ask) => ask(readProfile, {})) })

beforeEach(() => {
  asked.clear()
  call.mockReset()
})

/** What the page is sent with, by the keys of its queries. */
async function sentWith(queries: Parameters<typeof ReadAhead>[0]['queries']) {
  const { props } = await ReadAhead({ queries, children: null })
  const { state } = props as { state?: { queries: { queryKey: unknown; state: { data: unknown } }[] } }
  return state?.queries.map(({ queryKey, state: { data } }) => [queryKey, data])
}

test('a page is sent with what it reads', async () => {
  call.mockResolvedValue({ name: 'Анна' })
  expect(await sentWith([own])).toEqual([[['own'], { name: 'Анна' }]])
  expect(call).toHaveBeenCalledExactlyOnceWith(readProfile, {})
})

test('what cannot be had is left to the browser, and what can is sent', async () => {
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ name: 'Анна' })
  expect(await sentWith([own, other])).toEqual([[['other'], { name: 'Анна' }]])
})

test('a gateway that keeps silent does not hold the page', async () => {
  vi.useFakeTimers()
  call.mockReturnValue(new Promise(() => {}))
  const sent = sentWith([own])
  await vi.advanceTimersByTimeAsync(1500)
  expect(await sent).toEqual([])
  vi.useRealTimers()
})

test('a page that is fetched by one of the shop asks nobody: it may be shown much later', async () => {
  asked.set('sec-fetch-dest', 'empty')
  expect(await sentWith([own])).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

test('the browser asks the same way, and says what went wrong by the screen', async () => {
  const browser = vi.fn(async () => ({ name: 'Анна' }))
  vi.doMock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call: browser }) }))
  expect(await new QueryClient().fetchQuery(own)).toEqual({ name: 'Анна' })
  expect(browser).toHaveBeenCalledWith(readProfile, {}, expect.objectContaining({ handlesErrors: true }))
})
