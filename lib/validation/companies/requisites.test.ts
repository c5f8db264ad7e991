import { expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { innDoubt, innProblem, isInn, kppProblem } from './requisites'

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

const LENGTH = 'ИНН — от 10 до 12 цифр'
const ALIKE = 'Такого ИНН не бывает: все цифры одинаковые'

it.each([
  ['7707083893', null],
  ['77134567890', null],
  ['7713456780', null],
  ['500100732258', null],
  ['770708389', LENGTH],
  ['5001007322591', LENGTH],
  ['770708389a', LENGTH],
  ['', LENGTH],
  ['0000000000', ALIKE],
  ['00000000000', ALIKE],
  ['000000000000', ALIKE],
  ['1111111111', ALIKE],
  ['999999999999', ALIKE],
])('an INN of %j is refused for %j', (value, problem) => {
  expect(innProblem(value)).toBe(problem)
})

it.each([
  ['7707083893', null],
  ['500100732259', null],
  ['7713456780', expect.stringMatching(/Контрольная цифра ИНН не сходится.*продолжайте/)],
  ['500100732258', expect.stringMatching(/Контрольная цифра/)],
  ['77134567890', expect.stringMatching(/а здесь 11.*продолжайте/)],
  ['0000000000', null],
  ['770708', null],
])('of the INN %j it is doubted: %j', (value, doubt) => {
  expect(innDoubt(value)).toEqual(doubt)
})

it.each([
  ['773601001', null],
  ['111111111', null],
  ['77360100', 'КПП — 9 цифр'],
  ['7736010010', 'КПП — 9 цифр'],
  ['7709AB002', 'КПП — 9 цифр'],
  ['', 'КПП — 9 цифр'],
  ['000000000', 'Такого КПП не бывает: одни нули'],
])('a KPP of %j is refused for %j', (value, problem) => {
  expect(kppProblem(value)).toBe(problem)
})

it.each(readSample<{ value: string; isValid: boolean }[]>('text/inns.json'))(
  'the published INN $value is judged by its check digits',
  ({ value, isValid }) => {
    expect(isInn(value)).toBe(isValid)
  },
)
