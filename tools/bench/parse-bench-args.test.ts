import { expect, test } from 'vitest'
import { BENCH_PARTS } from './bench-parts'
import { BENCH_USAGE, parseBenchArgs } from './parse-bench-args'

test.each([
  [[], { parts: [], rounds: 5 }],
  [['cpu', 'press'], { parts: ['cpu', 'press'], rounds: 5 }],
  [['cpu', '--rounds', '2'], { parts: ['cpu'], rounds: 2 }],
  [['--rounds=20'], { parts: [], rounds: 20 }],
])('%o is understood', (args, expected) => {
  expect(parseBenchArgs(args)).toEqual(expected)
})

test.each([
  [['speed'], 'No such part: speed'],
  [['cpu', 'toString'], 'No such part: toString'],
  [['--rounds', '0'], '--rounds is'],
  [['--rounds', '21'], '--rounds is'],
  [['--rounds', 'many'], '--rounds is'],
  [['--only', 'cpu'], '--only'],
])('%o is refused in words', (args, words) => {
  expect(parseBenchArgs(args)).toContain(words)
})

test('the usage names every part', () => {
  expect(BENCH_PARTS.filter((name) => !BENCH_USAGE.includes(`    ${name} `))).toEqual([])
})
