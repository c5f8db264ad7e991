import { expect, it } from 'vitest'
import { builtInYear, readVinText } from './vin-lead'

it.each([
  ['XTAGFK330JY144213', { vin: 'XTAGFK330JY144213' }],
  [' хта gfk 330-jy 144213 ', { vin: 'XTAGFK330JY144213' }],
  ['XTAGFK330JY14421', { problem: 'В VIN 17 знаков, а здесь 16' }],
  ['XTAGFK330JY1442133', { problem: 'В VIN 17 знаков, а здесь 18' }],
  ['XTAGFK33OJY144213', { vin: 'XTAGFK330JY144213' }],
  ['VIN: XTAGFK330JY144213', { vin: 'XTAGFK330JY144213' }],
  ['колодки XTAGFK330JY144213', { vin: 'XTAGFK330JY144213' }],
  ['nze141 6123456', { vin: 'NZE141-6123456' }],
  ['солярис 1.6 акпп 2017', undefined],
  ['kia rio 2017', undefined],
  ['volkswagen passat', undefined],
  ['', undefined],
])('%j is read as %j', (text, expected) => {
  expect(readVinText(text)).toEqual(expected)
})

it('what was built in the year of the VIN is told apart from the rest', () => {
  const first = { title: 'I', yearFrom: '01.01.2010', yearTo: '31.12.2016' }
  const second = { title: 'II', yearFrom: '01.01.2017', yearTo: null }
  expect(builtInYear([first, second], 2018, 2026)).toEqual([second])
  expect(builtInYear([first, second], 2016, 2026)).toEqual([first])
  expect(builtInYear([first, second], null, 2026)).toEqual([])
})
