import { expect, test } from 'vitest'
import { readFeedbackAddress } from './read-feedback-address'

test.each([
  [{}, {}],
  [
    { theme: 'part', query: ' OC 90 ' },
    { theme: 'part', query: 'OC 90' },
  ],
  [{ theme: 'spam', car: ['Lada Vesta', 'x'], other: '1' }, { car: 'Lada Vesta' }],
  [{ unit: 'Узел\n\u0000два' }, { unit: 'Узел два' }],
  [{ query: 'х'.repeat(500) }, { query: 'х'.repeat(200) }],
])('%o fills in %o', (query, filled) => {
  expect(readFeedbackAddress(query)).toEqual(filled)
})
