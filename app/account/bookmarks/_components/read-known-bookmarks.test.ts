import { expect, test } from 'vitest'
import { NO_BOOKMARKS } from '@/stores/bookmarks/bookmarks'
import { readKnownBookmarks } from './read-known-bookmarks'

const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
const product = { id: 'a', partNumber: 'a', brand: 'b', title: 'c', code: null, tags: [] }
const textOf = (changes: object) => JSON.stringify({ ...NO_BOOKMARKS, ...changes })
const stored = { ...NO_BOOKMARKS, tags: ['ТО'] }

test.each([
  ['none yet', {}, NO_BOOKMARKS],
  ['those of this version', { bookmarks: JSON.stringify(stored) }, stored],
  ['an older shape, which the browser carries over', { bookmarks: '{"items":[],"tags":[]}' }, undefined],
  ['a later version, which is left alone', { bookmarks: '{"version":2,"products":[]}' }, undefined],
  [
    'more products than anybody may keep',
    { bookmarks: textOf({ products: many(1001).map(() => product) }) },
    undefined,
  ],
  ['more tags', { bookmarks: textOf({ tags: many(31) }) }, undefined],
  [
    'more tags of one product',
    { bookmarks: textOf({ products: [{ ...product, tags: many(31) }] }) },
    undefined,
  ],
])('of a record with %s', (_what, storage, expected) => {
  expect(readKnownBookmarks({ storage })).toEqual(expected)
})
