import { expect, test } from 'vitest'
import { cartLineOf } from '@/stores/cart/testing'
import { slowLines } from './slow-lines'

const DAY = 24
const line = (productId: string, deliveryTime: number, more = {}) =>
  cartLineOf({ productId, deliveryTime, ...more })

const ids = (lines: Parameters<typeof slowLines>[0]) =>
  slowLines(lines)?.slow.map(({ productId }) => productId)

test('what comes behind the widest gap is slow, and the last of it is named', () => {
  const lines = [line('a', 0), line('b', 9 * DAY), line('c', DAY), line('d', 12 * DAY)]
  expect(ids(lines)).toEqual(['b', 'd'])
  expect(slowLines(lines)).toMatchObject({ slowest: { productId: 'd' }, quickHours: DAY })
})

test.each<[string, Parameters<typeof slowLines>[0]]>([
  ['one line', [line('a', 9 * DAY)]],
  ['lines of one day', [line('a', 3), line('b', 20)]],
  ['a day between them', [line('a', 0), line('b', DAY)]],
  ['a postponed line', [line('a', 0), line('b', 9 * DAY, { isInOrder: false })]],
  ['a line that is sold out', [line('a', 0), line('b', 9 * DAY, { maxQuantity: 0 })]],
  ['no line', []],
])('nothing is slow with %s', (_, lines) => {
  expect(slowLines(lines)).toBeUndefined()
})
