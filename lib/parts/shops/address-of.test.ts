import { expect, test } from 'vitest'
import { addressOf } from './address-of'

test.each([
  ['Москва', 'Тверская улица, 1', 'Москва, Тверская улица, 1'],
  ['Москва', 'г. Москва, Тверская улица, 1', 'г. Москва, Тверская улица, 1'],
  [null, 'Тверская улица, 1', 'Тверская улица, 1'],
])('%s and «%s» read «%s»', (city, address, text) => {
  expect(addressOf({ city, address })).toBe(text)
})
