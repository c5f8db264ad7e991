import { expect, test } from 'vitest'
import { frequentSections } from './frequent-sections'

const titles = (all: readonly string[], limit: number) =>
  frequentSections(
    all.map((title) => ({ title })),
    limit,
  ).map(({ title }) => title)

test('what is bought most comes first, whatever its place in the catalogue', () => {
  const all = [
    'Диски',
    'Тормозная система',
    'Барабанные колодки',
    'Шины',
    'Тормозные колодки',
    'Моторное масло',
  ]
  expect(titles(all, 4)).toEqual(['Моторное масло', 'Тормозные колодки', 'Шины', 'Диски'])
})

test('a section that two words name stands once', () => {
  expect(titles(['Свечи зажигания', 'Свечи накаливания'], 9)).toEqual([
    'Свечи зажигания',
    'Свечи накаливания',
  ])
})

test('a shop of other words shows its own order', () => {
  expect(titles(['Kits', 'Belts'], 9)).toEqual(['Kits', 'Belts'])
})
