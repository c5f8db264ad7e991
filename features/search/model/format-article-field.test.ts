import { expect, test } from 'vitest'
import { formatArticleField } from './format-article-field'

test.each([
  ['щс90', 4, '0c90', 4],
  ['OC90', 2, '0C90', 2],
  ['wiQ-1', 3, 'w10-1', 3],
  ['w 712/75', 1, 'w 712/75', 1],
  ['', 0, '', 0],
])('%j with the caret at %i becomes %j', (value, caret, expected, expectedCaret) => {
  expect(formatArticleField({ value, caret })).toEqual({ value: expected, caret: expectedCaret })
})
