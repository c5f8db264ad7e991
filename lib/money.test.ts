import { expect, it } from 'vitest'
import { multiplyRubles, sumRubles, toKopecks, toRubles } from './money'

it.each([
  [0, 0],
  [-0, 0],
  [1, 100],
  [1.005, 101],
  [-1.005, -101],
  [10.126, 1013],
  [10.124, 1012],
  [0.285, 29],
  [8.345, 835],
  [1e-7, 0],
  [123_456_789.99, 12_345_678_999],
  [Number.NaN, Number.NaN],
])('%d rubles are %d kopecks', (rubles, kopecks) => {
  expect(toKopecks(rubles)).toBe(kopecks)
})

it('sums without drift', () => {
  expect(sumRubles([0.1, 0.2])).toBe(0.3)
  expect(sumRubles(Array.from({ length: 1000 }, () => 0.1))).toBe(100)
  expect(sumRubles([])).toBe(0)
})

it('multiplies the price that is shown', () => {
  expect(multiplyRubles(10.126, 3)).toBe(30.39)
  expect(multiplyRubles(19.99, 3)).toBe(59.97)
})

it('turns kopecks into rubles', () => {
  expect(toRubles(12_350)).toBe(123.5)
})
