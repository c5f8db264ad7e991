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

it.each(['B', 'B ', 'А,B', '1', '('])('leaves a text of 100,000 «%s» alone at once', (sign) => {
  const began = performance.now()
  expect(withoutCountry(sign.repeat(100_000))).toBe(sign.repeat(100_000))
  expect(performance.now() - began).toBeLessThan(1000)
})
