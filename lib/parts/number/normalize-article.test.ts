import { expect, it } from 'vitest'
import { normalizeArticle } from './normalize-article'

it.each([
  ['AB1', 'ab1'],
  ['a#1', 'a1'],
  ['a/1', 'a-1'],
  ['A/B#/2', 'a-b-2'],
  ['OC 90', 'oc 90'],
])('writes %j as %j', (article, normalized) => {
  expect(normalizeArticle(article)).toBe(normalized)
})
