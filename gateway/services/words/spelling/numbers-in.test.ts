import { expect, it } from 'vitest'
import { numbersIn } from './numbers-in'

const KNOWN = new Map([
  ['0c90', [1]],
  ['bd9878', [2]],
  ['0986494164', [3]],
  ['w9142', [4]],
  ['w914', [5]],
])
const findNumbers = async (keys: readonly string[]) =>
  new Map([...KNOWN].filter(([key]) => keys.includes(key)))

it.each([
  ['OC 90 BD 9878', ['OC 90', 'BD 9878']],
  ['OC90, BD9878', ['OC90', 'BD9878']],
  ['OC90,BD9878', ['OC90', 'BD9878']],
  ['OC90\nBD9878', ['OC90', 'BD9878']],
  ['OC90 и BD9878', ['OC90', 'BD9878']],
  ['OC90/BD9878', ['OC90', 'BD9878']],
  ['OC90;BD9878', ['OC90', 'BD9878']],
  ['OC90 + BD9878', ['OC90', 'BD9878']],
  ['(OC 90), «BD 9878»', ['(OC 90)', '«BD 9878»']],
  ['арт. OC90, арт. BD9878', ['арт. OC90', 'арт. BD9878']],
  ['MAHLE OC 90, Bosch 0 986 494 164', ['OC 90', '0 986 494 164']],
  ['ОС 90 и щс90, bd9878', ['ОС 90', 'bd9878']],
  ['W 914/2, OC 90', ['W 914 2', 'OC 90']],
  ['OC90 BD9878 0986494164', ['OC90', 'BD9878', '0986494164']],
  ['OC90, XX123, BD9878', ['OC90', 'BD9878']],
  ['OC90', []],
  ['OC90 OC 90', []],
  ['OC90 XX123', []],
  ['масло 5w30 4л', []],
  ['205/55 R16 91V', []],
])('of «%s» are %j', async (text, numbers) => {
  expect((await numbersIn(text, findNumbers)).map((number) => number.text)).toEqual(numbers)
})

it('asks for nothing where a phrase has digits', async () => {
  const failing = () => Promise.reject(new Error('asked'))
  expect(await numbersIn('тормозной диск передний для солярис 2 на 15 дюймов', failing)).toEqual([])
})
