import { expect, test } from 'vitest'
import { keepingOf, tagsOf, varyOf } from './cache-rules'

test.each([
  ['public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=90', [300, 60, 90]],
  ['s-maxage=5', [5, 0, 0]],
  ['public, max-age=31536000, immutable', [31_536_000, 0, 0]],
  ['S-MaxAge="7"', [7, 0, 0]],
])('%s keeps', (header, [freshS, staleWhileRevalidateS, staleIfErrorS]) => {
  expect(keepingOf(200, { 'cache-control': header })).toEqual({
    freshS,
    staleWhileRevalidateS,
    staleIfErrorS,
  })
})

test.each([
  ['', 200],
  ['no-store', 200],
  ['private, max-age=60', 200],
  ['no-cache, s-maxage=60', 200],
  ['public, max-age=0', 200],
  ['s-maxage=-5', 200],
  ['s-maxage=60', 500],
  ['s-maxage=60', 503],
  ['s-maxage=60', 302],
])('%j with status %i is not kept', (header, status) => {
  expect(keepingOf(status, { 'cache-control': header })).toBeUndefined()
})

test('an answer that sets a cookie is not kept', () => {
  expect(keepingOf(200, { 'cache-control': 's-maxage=60', 'set-cookie': ['a=b'] })).toBeUndefined()
})

test('an answer that differs by everything is not kept', () => {
  expect(keepingOf(200, { 'cache-control': 's-maxage=60', vary: '*' })).toBeUndefined()
})

test('differs by the named headers in one order, the encoding left to the cache', () => {
  expect(varyOf({ vary: 'rsc, Next-Router-State-Tree, Accept-Encoding, RSC' })).toEqual([
    'next-router-state-tree',
    'rsc',
  ])
})

test('reads tags', () => {
  expect(tagsOf({ 'cache-tag': 'product, product:00-1' })).toEqual(['product', 'product:00-1'])
  expect(tagsOf({})).toEqual([])
})
