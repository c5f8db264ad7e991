import { expect, it } from 'vitest'
import { withoutCountry } from './without-country'

it.each([
  '(Китай)',
  '(КНР)',
  '(China)',
  '(CN)',
  '[Китай]',
  ', Китай',
  '- Китай',
  '/ Китай',
  '(Ю.Корея)',
  '(Республика Корея)',
  '(США)',
  '(Россия/Китай)',
  '(пр-во Турция)',
  '(made in Japan)',
  '(Великобритания)',
  '(оригинал)',
  '(Германия) (ориг.)',
  '(Китай',
])('of «Zorax %s» leaves the brand', (tail) => {
  expect(withoutCountry(`Zorax ${tail}`)).toBe('Zorax')
})

it.each([
  'Hyundai (Mobis)',
  'Hyundai/Kia',
  'ZF / TRW',
  'AC-DE',
  'Zorax - DE',
  'Mercedes-Benz',
  'Китай',
  '(Китай)',
  'Zorax Китай',
  '',
])('leaves «%s» as it is', (brand) => {
  expect(withoutCountry(brand)).toBe(brand)
})
