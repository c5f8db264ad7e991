import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failureWords } from './failure-words'

it.each([
  [
    new DrizzleQueryError('insert into "people" values ($1)', ['79000000001'], new Error('disk full')),
    'disk full',
  ],
  [new Error('no such folder', { cause: new Error('ENOENT') }), 'no such folder'],
  ['a text', 'a text'],
])('says of %s: %s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})
