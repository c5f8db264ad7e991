import { expect, test } from 'vitest'
import { headersOfPage } from './page-headers'

test('a page is kept for minutes and may stand in for half an hour', () => {
  expect(headersOfPage({ status: 200, tags: ['product:00-1'] })['cache-control']).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=1500, stale-if-error=1500',
  )
})

test('a missing page is kept for a minute', () => {
  expect(headersOfPage({ status: 404, tags: [] })['cache-control']).toContain('s-maxage=60,')
})

test.each([400, 429, 500, 502])('a page of status %i is not kept', (status) => {
  expect(headersOfPage({ status, tags: ['product:00-1'] })).toEqual({ 'cache-control': 'no-store' })
})

test('a page of a gateway that is away for a while says when to ask again', () => {
  expect(headersOfPage({ status: 503, tags: [] })).toEqual({
    'cache-control': 'no-store',
    'retry-after': '30',
  })
})

test('a page with an empty list in place of one that could not be had is not kept', () => {
  expect(headersOfPage({ status: 200, tags: ['brand'], isPartial: true })).toEqual({
    'cache-control': 'no-store',
  })
})

test('a page carries the tags of its frame, of its kinds and its own', () => {
  expect(headersOfPage({ status: 200, tags: ['product:00-1', 'review:00-1'] })['cache-tag']).toBe(
    'bootstrap,product,review,product:00-1,review:00-1',
  )
})

test('a tag out of an address breaks no header', () => {
  expect(headersOfPage({ status: 404, tags: ['listing:масло, 5'] })['cache-tag']).toMatch(/^[\x21-\x7e]+$/)
})
