import { expect, it } from 'vitest'
import { isAboutCurrent } from './is-about-current'

const VIN = 'XTAGFK330JY144213'

it.each([
  ['the same car of the catalogue', { carId: 7, garageName: null }, { carId: 7, vin: null }, true],
  [
    'the same VIN in another case',
    { carId: null, garageName: VIN },
    { carId: null, vin: VIN.toLowerCase() },
    true,
  ],
  ['another car', { carId: 7, garageName: VIN }, { carId: 8, vin: 'Z94CB41AAGR323020' }, false],
  ['cars of which nothing is known', { carId: null, garageName: null }, { carId: null, vin: null }, false],
])('a page is about the current car: %s', (_, current, page, expected) => {
  expect(isAboutCurrent(current, page)).toBe(expected)
})
