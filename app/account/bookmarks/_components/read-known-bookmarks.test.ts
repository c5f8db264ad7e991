import { expect, test } from 'vitest'
import { NO_BOOKMARKS } from '@/stores/bookmarks/bookmarks'
import { readKnownBookmarks } from './read-known-bookmarks'

const kept = { ...NO_BOOKMARKS, tags: ['ТО'] }

test.each([
  ['none yet', {}, NO_BOOKMARKS],
  ['those of this version', { bookmarks: JSON.stringify(kept) }, kept],
  ['an older shape, which the browser carries over', { bookmarks: '{"items":[],"tags":[]}' }, undefined],
  ['a later version, which is left alone', { bookmarks: '{"version":2,"products":[]}' }, undefined],
])('of a record with %s', (_what, storage, expected) => {
  expect(readKnownBookmarks({ storage })).toEqual(expected)
})
