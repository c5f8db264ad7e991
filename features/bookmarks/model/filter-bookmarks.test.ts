import { expect, it } from 'vitest'
import { addBookmark } from '@/stores/bookmarks/bookmark-rules'
import { NO_BOOKMARKS } from '@/stores/bookmarks/bookmarks'
import { pricedAmong, tagCounts, withTag } from './filter-bookmarks'

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

it('prices are asked for the first of all, and for others only where they are listed', () => {
  const [c, b, a] = products
  if (!a || !b || !c) throw new Error('three products were made')
  expect(pricedAmong(products, [b], 2)).toEqual([c, b])
  expect(pricedAmong(products, [b, a], 2)).toEqual([b, a])
})
