import { expect, it } from 'vitest'
import { findShops } from './find-shops'

const SHOPS = [
  { id: 1, title: 'Арус Восток', city: 'Москва', address: null, metro: [{ name: 'Щёлковская' }] },
  { id: 2, title: 'Арус Юг', city: 'Москва', address: 'Варшавское шоссе, 170', metro: [] },
  { id: 3, title: 'Арус', city: 'Казань', address: 'Сибирский тракт, 34', metro: [] },
]

it.each([
  ['', [1, 2, 3]],
  ['щелковская', [1]],
  ['варшавское 170', [2]],
  ['варшавское щёлковская', []],
  ['КАЗАНЬ', [3]],
])('%j finds %j', (query, found) => {
  expect(findShops(SHOPS, query).map(({ id }) => id)).toEqual(found)
})
