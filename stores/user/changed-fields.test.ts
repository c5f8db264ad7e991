import { expect, test } from 'vitest'
import { changedFields } from './changed-fields'

const present = { name: 'Анна', secondName: '', gender: -1 }

test.each([
  [{ name: 'Анна' }, {}],
  [{ name: 'Инна', secondName: '' }, { name: 'Инна' }],
  [{ gender: 0 }, { gender: 0 }],
  [{ name: undefined }, {}],
  [{ password: 'x' }, { password: 'x' }],
])('of %o only %o is sent', (changes, expected) => {
  expect(changedFields(changes, present)).toEqual(expected)
})
