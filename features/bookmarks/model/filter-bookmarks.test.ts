import { expect, it } from 'vitest'
import { addBookmark } from '@/stores/bookmarks/bookmark-rules'
import { NO_BOOKMARKS } from '@/stores/bookmarks/bookmarks'
import { tagCounts, withTag } from './filter-bookmarks'

const { products } = [
  { article: 'A', tags: ['ТО', 'Зима'] },
  { article: 'B', tags: ['ТО'] },
  { article: 'C', tags: [] },
].reduce((all, part) => addBookmark(all, { brand: 'X', title: part.article, ...part }), NO_BOOKMARKS)

it.each([
  [undefined, ['C', 'B', 'A']],
  ['ТО', ['B', 'A']],
  ['Зима', ['A']],
  ['Лето', []],
])('under the tag %s', (tag, articles) => {
  expect(withTag(products, tag).map(({ partNumber }) => partNumber)).toEqual(articles)
})

it('counts products by tag', () => {
  expect([...tagCounts(products)]).toEqual([
    ['ТО', 2],
    ['Зима', 1],
  ])
})
