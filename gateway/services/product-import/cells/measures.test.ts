import { expect, it } from 'vitest'
import { readSize, readWeight } from './measures'

it.each([
  ['0,35', 'Вес', 0.35],
  ['350 г', 'Вес', 0.35],
  ['350', 'Вес, г', 0.35],
  ['350', 'Вес (г)', 0.35],
  ['1.2 кг', 'Вес, г', 1.2],
  ['2 кг.', 'Масса', 2],
  ['0', 'Вес', undefined],
  ['лёгкий', 'Вес', undefined],
  ['9000', 'Вес', undefined],
])('%s under «%s» is %s kg', (text, title, kilograms) => {
  expect(readWeight(text, title)).toBe(kilograms)
})

it.each([
  ['120x80x60', 'Габариты', '120 × 80 × 60 мм'],
  ['12 х 8 х 6 см', 'Размеры упаковки', '120 × 80 × 60 мм'],
  ['12*8*6,5', 'Размеры, см', '120 × 80 × 65 мм'],
  ['0,5×0,2×0,1 м', 'Размеры', '500 × 200 × 100 мм'],
  ['120x80', 'Размеры', undefined],
  ['0x1x2', 'Размеры', undefined],
])('%s under «%s» is %s', (text, title, size) => {
  expect(readSize(text, title)).toBe(size)
})
