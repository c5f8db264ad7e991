import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { ServerGatewayOptions } from '@/lib/gateway/server-client'
import { REQUESTED_AT_HEADER } from '@/lib/gateway/server/page-timeout'
import { ReadAhead } from './read-ahead'
import { reading } from './reading'

const { call, requested } = vi.hoisted(() => ({ call: vi.fn(), requested: new Map<string, string>() }))
vi.mock('next/headers', () => ({ headers: async () => requested }))
vi.mock('@/lib/gateway/server-client', () => ({
  gatewayInNameOf: (_: Headers, { signal }: ServerGatewayOptions) => ({
    call: (...requested: unknown[]) => call(...requested, signal),
  }),
}))

const own = queryOptions({ queryKey: ['own'], ...reading(async () => (request) => request(readProfile, {})) })
const other = queryOptions({
  queryKey: ['other'],
  ...reading(async () => (request) => request(readProfile, {})),
})

beforeEach(() => {
  requested.clear()
  call.mockReset()
})

type Sent = { state?: { queries: { queryKey: unknown; state: { data: unknown } }[] } }

async function send(queries: Parameters<typeof ReadAhead>[0]['queries']) {
  const { props } = await ReadAhead({ queries, children: null })
  const [note, { props: sent }] = (props as { children: [ReactNode, { props: Sent }] }).children
  return { note: renderToString(note), state: sent.state }
}

/** The data that the page is sent with, by the keys of its queries. */
async function sentWith(queries: Parameters<typeof ReadAhead>[0]['queries']) {
  const { state } = await send(queries)
  return state?.queries.map(({ queryKey, state: { data } }) => [queryKey, data])
}

test('a page is sent with what it reads', async () => {
  call.mockResolvedValue({ name: 'Анна' })
  expect(await sentWith([own])).toEqual([[['own'], { name: 'Анна' }]])
  expect(call).toHaveBeenCalledExactlyOnceWith(readProfile, {}, expect.any(AbortSignal))
})

test('what cannot be had is left to the browser, and what can is sent', async () => {
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ name: 'Анна' })
  expect(await sentWith([own, other])).toEqual([[['other'], { name: 'Анна' }]])
})

test('whoever has no scripts is told that a part is missing, and of nothing else', async () => {
  call.mockResolvedValue({ name: 'Анна' })
  expect((await send([own, other])).note).toBe('')
  call.mockRejectedValueOnce(new Error('away'))
  expect((await send([own, other])).note).toMatch(/^<noscript>.*Часть страницы не загрузилась/)
})

test('a gateway that keeps silent holds the page for what is left of its time', async () => {
  requested.set(REQUESTED_AT_HEADER, String(performance.now() - 1950))
  const ended = (_operation: unknown, _request: unknown, signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  call.mockImplementation(ended)
  expect(await sentWith([own])).toEqual([])
})

test('a page whose guards have waited for all of it asks nobody', async () => {
  requested.set(REQUESTED_AT_HEADER, String(performance.now() - 3000))
  expect(await sentWith([own])).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

test('a page that is fetched by one of the shop asks nobody: it may be shown much later', async () => {
  requested.set('sec-fetch-dest', 'empty')
  expect(await sentWith([own])).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

test('who has much does not have all of it asked for at once', async () => {
  call.mockResolvedValue({ name: 'Анна' })
  const cars = Array.from({ length: 50 }, (_, id) => ({ ...own, queryKey: ['car', id] }))
  expect(await sentWith(cars)).toHaveLength(12)
  expect(call).toHaveBeenCalledTimes(12)
})

test('the browser asks the same way, and says what went wrong by the screen', async () => {
  const browser = vi.fn(async () => ({ name: 'Анна' }))
  vi.doMock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call: browser }) }))
  expect(await new QueryClient().fetchQuery(own)).toEqual({ name: 'Анна' })
  expect(browser).toHaveBeenCalledWith(readProfile, {}, expect.objectContaining({ handlesErrors: true }))
})
