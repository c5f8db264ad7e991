import { expect, it } from 'vitest'
import { endingAt } from './take-no-arguments'

it.each([
  [[], undefined],
  [['--help'], { words: 'npm start', code: 0 }],
  [['-h', '3001'], { words: 'npm start', code: 0 }],
  [['--prot', '3001'], { words: 'Ключа «--prot» нет.\n\nnpm start', code: 1 }],
])('a command without arguments ends at %j with %j', (given, ending) => {
  expect(endingAt(given, 'npm start')).toEqual(ending)
})
