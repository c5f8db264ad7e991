import { expect, it, test } from 'vitest'
import {
  addCompared,
  type Compared,
  COMPARED_PER_SECTION,
  COMPARED_SECTIONS,
  readCompared,
  removeCompared,
  writeCompared,
} from './compared'

const of = (section: string, at: number): Compared => ({ code: `00-1000000${at}`, section })
const tyres = Array.from({ length: COMPARED_PER_SECTION }, (_, at) => of('tyres', at))

it('takes a product once', () => {
  const once = addCompared([], of('tyres', 1))
  expect(addCompared(once ?? [], of('oils', 1))).toEqual([of('tyres', 1)])
})

it('a full section takes no more, another one does', () => {
  expect(addCompared(tyres, of('tyres', 9))).toBeUndefined()
  expect(addCompared(tyres, of('oils', 9))).toEqual([...tyres, of('oils', 9)])
})

it('a section too many takes the place of the oldest', () => {
  const full = Array.from({ length: COMPARED_SECTIONS }, (_, at) => of(`section-${at}`, at))
  expect(addCompared(full, of('section-1', 8))).toEqual([...full, of('section-1', 8)])
  expect(addCompared(full, of('new', 9))).toEqual([...full.slice(1), of('new', 9)])
})

it('leaves out what was removed', () => {
  expect(removeCompared(tyres.slice(0, 3), ['00-10000001', '00-99999999'])).toEqual([tyres[0], tyres[2]])
})

it('reads what it has written', () => {
  expect(readCompared(writeCompared(tyres))).toEqual(tyres)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another version', '{"version":2,"products":[{"code":"00-10000001","section":"tyres"}]}'],
  ['no products', '{"version":1}'],
  ['odd products', '{"version":1,"products":[null,1,{"code":"x"},{"code":"1","section":"tyres"}]}'],
])('%s stored is nothing to compare', (_, text) => {
  expect(readCompared(text)).toEqual([])
})

it('reads no more than its bounds of what another page has written', () => {
  expect(readCompared(writeCompared([...tyres, of('tyres', 9), tyres[0] ?? of('tyres', 0)]))).toEqual(tyres)
})
