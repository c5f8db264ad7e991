import { expect, test } from 'vitest'
import { nearestTo, type SectionGoods, weighSectionGoods } from './section-goods'

/** Best sold first: id, price, vehicles. */
function goodsOf(...rows: [number, number, number[]][]): SectionGoods {
  const lengths = rows.map(([, , vehicles]) => vehicles.length)
  return {
    ids: Int32Array.from(rows, ([id]) => id),
    prices: Int32Array.from(rows, ([, price]) => price),
    vehicles: Int32Array.from(rows.flatMap(([, , vehicles]) => vehicles)),
    ends: Int32Array.from(
      lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, one) => sum + one, 0)),
    ),
  }
}

const goods = goodsOf(
  [1, 100, []],
  [2, 500, [7, 8]],
  [3, -1, [9]],
  [4, 300, [9, 7]],
  [5, 120, [6]],
  [6, 80, []],
)

test('goods for the same vehicles come first, then those of a like price, then the better sold', () => {
  expect(nearestTo({ id: 5, bestPrice: 90, vehicleIds: [7, 9] }, goods, 10)).toEqual([4, 2, 3, 1, 6])
})

test('as many are named as are asked for, and never the product itself', () => {
  expect(nearestTo({ id: 1, bestPrice: null, vehicleIds: [] }, goods, 2)).toEqual([6, 5])
})

test('a section weighs what its numbers take', () => {
  const one = weighSectionGoods(goodsOf([1, 100, [7]]))
  expect(weighSectionGoods(goods) - one).toBe(4 * (5 + 5 + 5 + 5))
})
