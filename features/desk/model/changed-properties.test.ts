import { expect, it } from 'vitest'
import { changedProperties } from './changed-properties'

const KNOWN = [
  { slug: 'height', value: '65,5' },
  { slug: 'thread', value: 'm20' },
]

it.each([
  ['nothing', {}, []],
  ['what is as it was', { height: ' 65,5 ', note: ' ' }, []],
  [
    'another value, one taken away and a new one',
    { height: '70', thread: '', note: 'новый' },
    [
      { slug: 'height', value: '70' },
      { slug: 'thread', value: '' },
      { slug: 'note', value: 'новый' },
    ],
  ],
])('sends %s', (_, typed, changed) => {
  expect(changedProperties(KNOWN, typed)).toEqual(changed)
})
