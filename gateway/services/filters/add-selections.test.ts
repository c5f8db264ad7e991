import { expect, it } from 'vitest'
import { addSelections } from '@/gateway/services/filters/add-selections'
import type { Chosen } from '@/gateway/services/filters/resolve-choice'

const filterOf = (id: number) => ({ id }) as Chosen['filter']
const options = (id: number, ...optionIds: number[]): Chosen => ({ filter: filterOf(id), optionIds })
const range = (id: number, min?: number, max?: number): Chosen => ({
  filter: filterOf(id),
  range: { min, max },
})

it.each<[string, Chosen[], Chosen[][], unknown]>([
  ['keeps the filters alone', [options(1, 11)], [], [{ id: 1, optionIds: [11] }]],
  [
    'unites options of one filter',
    [options(1, 11)],
    [[options(1, 12)], [options(1, 11, 13)]],
    [{ id: 1, optionIds: [11, 12, 13] }],
  ],
  [
    'sets different filters side by side',
    [options(1, 11)],
    [[options(2, 21)], [options(3, 31)]],
    [
      { id: 1, optionIds: [11] },
      { id: 2, optionIds: [21] },
      { id: 3, optionIds: [31] },
    ],
  ],
  [
    'takes a selection of several filters apart',
    [],
    [[options(1, 11), options(2, 21)], [options(2, 22)]],
    [
      { id: 1, optionIds: [11] },
      { id: 2, optionIds: [21, 22] },
    ],
  ],
  [
    'keeps ranges of one filter apart from each other',
    [range(4, 0, 10)],
    [[range(4, 50)]],
    [{ id: 4, ranges: [{ min: 0, max: 10 }, { min: 50 }] }],
  ],
])('%s', (_, requested, selections, expected) => {
  const needed = addSelections(requested, selections)
  expect(needed.map(({ filter, ...rest }) => ({ id: filter.id, ...rest }))).toEqual(expected)
})
