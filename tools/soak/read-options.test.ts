import { expect, it } from 'vitest'
import { readOptions } from './read-options'

const both = ['pglite', 'postgresql']

it.each([
  [[], { minutes: 30, databases: both }],
  [['--minutes', '5'], { minutes: 5, databases: both }],
  [['--minutes', '0.5', '--database', 'pglite'], { minutes: 0.5, databases: ['pglite'] }],
  [['--seed', '7'], { minutes: 30, databases: both, seed: 7 }],
  [['--seed', '-7'], undefined],
  [['--seed', 'x'], undefined],
  [['--database', 'oracle'], undefined],
  [['--minutes', '0'], undefined],
  [['--minutes', 'long'], undefined],
  [['--minutes'], undefined],
  [['--hours', '1'], undefined],
  [['--minutes', '1', 'more'], undefined],
])('%j is read as %j', (args, options) => {
  expect(readOptions(args)).toEqual(options)
})
