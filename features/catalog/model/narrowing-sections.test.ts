import { expect, test } from 'vitest'
import { narrowingSections } from './narrowing-sections'

test.each([
  ['of all goods leads to the same list', 70, 70, false],
  ['of a part of them narrows it', 69, 70, true],
  ['of an unknown number may narrow it', undefined, 70, true],
  ['of none of them leads nowhere', 0, 70, false],
  ['of an empty list leads elsewhere', 0, 0, true],
])('a section %s', (_, count, total, isOffered) => {
  expect(narrowingSections([{ count }], total)).toHaveLength(isOffered ? 1 : 0)
})
