import { expect, it } from 'vitest'
import { ORDER } from '../testing'
import { isOpen, reasonsFor, returnedSum } from './order-returns'
import { photosProblem } from './return-photos'

it('offers reasons without a fault while the term lasts', () => {
  const reasons = (returnUntil: string | null) => reasonsFor({ returnUntil }).map(([reason]) => reason)
  expect(reasons('2026-12-04T20:59:00Z')).toEqual(['unsuitable', 'unneeded', 'wrong', 'damaged', 'defect'])
  expect(reasons(null)).toEqual(['wrong', 'damaged', 'defect'])
})

it('adds up what came back to the kopeck', () => {
  const [line] = ORDER.products
  const lines = line
    ? [
        { ...line, price: 0.1, returnedQuantity: 3 },
        { ...line, price: 0.2, returnedQuantity: 1 },
      ]
    : []
  expect(returnedSum(lines)).toBe(0.5)
})

it.each([
  ['requested', true],
  ['approved', true],
  ['accepted', false],
  ['refused', false],
  ['withdrawn', false],
] as const)('counts a return that is %s as open: %s', (state, open) => {
  expect(isOpen({ state })).toBe(open)
})

it.each([
  [['image/jpeg'], 4, 1000, undefined],
  [['image/jpeg', 'image/png'], 4, 1000, 'не больше 5 снимков'],
  [['image/heic'], 0, 1000, 'не подходит'],
  [[''], 0, 1000, 'не подходит'],
  [['image/png'], 0, 11_000_000, 'больше 10 МБ'],
])('of photos %j beside %i of %i bytes says %s', (types, known, size, problem) => {
  const said = photosProblem(
    types.map((type) => ({ name: 'фото', size, type })),
    known,
  )
  if (problem === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(problem)
})
