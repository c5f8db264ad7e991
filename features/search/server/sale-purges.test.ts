import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dataCache } from '@/lib/data-cache/cached'
import type { Operation } from '@/lib/gateway/operation'
import { codesOfSearch } from '../model/codes-shown'
import { loadPartOffers } from './load-part-offers'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))

const QUERY = { article: 'OC90', brand: 'Knecht', isOem: false }

const wirePart = (arusCode: string, brand: string) => ({
  brand,
  brandExternalId: null,
  article: 'OC 90',
  title: 'Фильтр',
  arusCode,
  pictureUrl: [],
  reviewsRating: 0,
  reviewsCount: 0,
  price: 100,
  deliveryTime: 0,
  isOriginal: false,
  offers: [],
})

beforeEach(() => {
  call.mockReset().mockImplementation(async (_: Operation) => ({
    part: wirePart('00-00000012', 'Knecht'),
    analogs: [wirePart('00-00000034', 'Mann')],
    pricedAt: '2026-11-20T10:00:00Z',
  }))
})

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** A request in the moment of a purge counts as one before it. */
beforeEach(() => {
  dataCache().purge(undefined)
  vi.advanceTimersByTime(1)
})

afterAll(() => {
  vi.useRealTimers()
})

test.each([
  ['the part itself', 'search:00-00000012', 2],
  ['one of its analogs', 'search:00-00000034', 2],
  ['another part', 'search:00-00000056', 1],
])('after a sale of %s (%s) its offers have been asked for %d times', async (_name, tag, calls) => {
  await loadPartOffers(QUERY)
  dataCache().purge([tag])
  await loadPartOffers(QUERY)
  expect(call).toHaveBeenCalledTimes(calls)
})

test('a page of results is tagged with the parts that it shows', async () => {
  const result = await loadPartOffers(QUERY)
  if (!result) throw new Error('the part is there')
  expect(codesOfSearch({ kind: 'number', byNumber: { kind: 'part', article: 'OC90', result } })).toEqual([
    '00-00000012',
    '00-00000034',
  ])
  expect(codesOfSearch({ kind: 'nothing' })).toEqual([])
})
