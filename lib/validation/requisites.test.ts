import { expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { innProblem, isInn, isKpp } from './requisites'

it.each([
  ['7707083893', true],
  ['7707083894', false],
  ['77070838931', false],
  ['500100732259', true],
  ['500100732258', false],
  ['500100732249', false],
  ['770708389', false],
  ['5001007322591', false],
  ['77070838 93', false],
  ['770708389a', false],
  ['', false],
])('%j is an INN: %s', (value, expected) => {
  expect(isInn(value)).toBe(expected)
})

it.each([
  ['7707083893', null],
  ['77134567890', 'ИНН — 10 или 12 цифр'],
  ['7713456780', 'Проверьте ИНН: одна из цифр не та'],
])('%s: %s', (value, problem) => {
  expect(innProblem(value)).toBe(problem)
})

it.each([
  ['773601001', true],
  ['77360100', false],
  ['7736010010', false],
  ['7709AB002', false],
  ['', false],
])('%j is a KPP: %s', (value, expected) => {
  expect(isKpp(value)).toBe(expected)
})

it.each(readSample<{ value: string; isValid: boolean }[]>('text/inns.json'))(
  'the published INN $value is judged by its check digits',
  ({ value, isValid }) => {
    expect(isInn(value)).toBe(isValid)
  },
)
