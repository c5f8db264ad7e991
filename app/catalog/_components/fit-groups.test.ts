import { expect, it } from 'vitest'
import { fitGroups } from './fit-groups'

it.each([
  [[], []],
  [[null, null], []],
  [['fits', 'fits'], []],
  [
    ['fits', 'some', 'some', 'any', 'any'],
    ['1', '3'],
  ],
  [['any', 'any'], ['0']],
  [['unfit', 'unfit'], []],
] as const)('products that are %j to the car have headings above %j', (fits, places) => {
  expect(Object.keys(fitGroups(fits.map((fit) => ({ fit }))) ?? {})).toEqual(places)
})
