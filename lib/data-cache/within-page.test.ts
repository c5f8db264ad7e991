import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { READS_TIMEOUT_MS, REQUESTED_AT_HEADER } from '@/lib/gateway/server/page-timeout'
import { cached, dataCache } from './cached'
import { beginPage, withinPage } from './within-page'

const requested = vi.hoisted(() => ({ headers: undefined as Headers | undefined }))
vi.mock('next/headers', () => ({
  headers: async () => {
    if (!requested.headers) throw new Error('outside of a request')
    return requested.headers
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  requested.headers = undefined
  vi.useRealTimers()
})

const never = () => new Promise<string>(() => undefined)
const failed = (result: Promise<unknown>) => result.then(String, (error: { kind?: string }) => error.kind)

it('gives all reads of a page, one after the other, the time of one', async () => {
  const send = vi.fn(never)
  const first = cached({ name: 'section', as: 'first of a page', read: send })
  const second = cached({ name: 'listing', as: 'second of a page', read: send })
  const page = beginPage(performance.now(), async () => [await failed(first()), await failed(second())])
  await vi.advanceTimersByTimeAsync(READS_TIMEOUT_MS)
  await expect(page).resolves.toEqual(['timeout', 'timeout'])
  expect(send).toHaveBeenCalledOnce()
})

it('counts what decided the page before it was rendered', async () => {
  requested.headers = new Headers({
    [REQUESTED_AT_HEADER]: String(performance.now() - READS_TIMEOUT_MS + 100),
  })
  const read = failed(withinPage(never))
  await vi.advanceTimersByTimeAsync(100)
  await expect(read).resolves.toBe('timeout')
})

it('lets a purged answer stand in as soon as the time is over', async () => {
  const read = vi.fn(async () => 'the answer before')
  const load = cached({ name: 'section', as: 'purged', read })
  await load()
  dataCache().purge(['section'])
  read.mockImplementation(never)
  await expect(beginPage(performance.now() - READS_TIMEOUT_MS, load)).resolves.toBe('the answer before')
})

it('does not end a read that another page has time for', async () => {
  const answer = Promise.withResolvers<string>()
  const inner = cached({ name: 'section', as: 'read within a shared one', read: () => answer.promise })
  const load = cached({ name: 'section', as: 'shared', read: () => inner() })
  const late = failed(beginPage(performance.now() - READS_TIMEOUT_MS + 100, load))
  const early = beginPage(performance.now(), load)
  await vi.advanceTimersByTimeAsync(100)
  await expect(late).resolves.toBe('timeout')
  answer.resolve('an answer')
  await expect(early).resolves.toBe('an answer')
})

it('bounds nothing outside of a page', async () => {
  const answer = Promise.withResolvers<string>()
  const read = withinPage(() => answer.promise)
  await vi.advanceTimersByTimeAsync(10 * READS_TIMEOUT_MS)
  answer.resolve('an answer')
  await expect(read).resolves.toBe('an answer')
})
