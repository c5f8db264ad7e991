import { expect, it } from 'vitest'
import { nestsDeeper } from './nests-deeper'

it.each([
  ['{}', false],
  ['[[1]]', false],
  ['[[[1]]]', true],
  ['{"a":{"b":[]}}', true],
  ['["[[[[", {"a\\"[[[": 1}]', false],
  ['["\\\\", [[1]]]', true],
  [`[${'[],'.repeat(1000)}[]]`, false],
  ['['.repeat(500_000), true],
])('%j nests deeper than two: %s', (json, isDeeper) => {
  expect(nestsDeeper(json, 2)).toBe(isDeeper)
})
