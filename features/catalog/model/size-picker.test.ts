import { expect, test } from 'vitest'
import { TYRE_ATTRIBUTES } from '@/lib/parts/tyres'
import { toSizeFields } from './size-picker'
import { listingOf, wireFilter, wireOption } from './testing'

const listing = listingOf([
  wireFilter({
    id: '1',
    code: TYRE_ATTRIBUTES.width,
    title: 'Ширина',
    unit: 'мм',
    options: [wireOption('w', 1, { title: '205' })],
  }),
  wireFilter({
    id: '3',
    code: TYRE_ATTRIBUTES.diameter,
    title: 'Диаметр',
    rewriteCode: 'diametr',
    options: [
      wireOption('d17', 2, { title: '17″' }),
      wireOption('d165', 1, { title: '16,5' }),
      wireOption('d9', 1, { title: '9' }),
    ],
  }),
])

test('every part of the size that the section can be filtered by is a field, in the order of the size', () => {
  expect(toSizeFields(listing.filters, TYRE_ATTRIBUTES)).toEqual([
    { title: 'Ширина, мм', options: [{ title: '205', value: '1.w' }] },
    {
      title: 'Диаметр',
      options: [
        { title: '9', value: '3.d9' },
        { title: '16,5', value: '3.d165' },
        { title: '17″', value: '3.d17' },
      ],
    },
  ])
})
