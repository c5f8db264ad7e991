import { expect, test } from 'vitest'
import { chooseBrand } from './choose-brand'
import type { PartGroup } from './part'

function group(brand: string, brandExternalId: string | null = null): PartGroup {
  return {
    brand,
    brandExternalId,
    article: 'A1',
    title: '',
    internalCode: null,
    href: '',
    picture: null,
    rating: 0,
    reviewsCount: 0,
    minPrice: null,
    offersCount: 0,
  }
}

const groups = [group('MANN-FILTER', '0b1d0c9e-0000-4000-8000-000000000001'), group('A/B#'), group('Knecht')]

test.each([
  ['mann-filter', 'MANN-FILTER'],
  ['a-b', 'A/B#'],
  ['AB', 'A/B#'],
  ['0B1D0C9E-0000-4000-8000-000000000001', 'MANN-FILTER'],
  ['bosch', undefined],
])('%j names %s', (segment, brand) => {
  expect(chooseBrand(groups, segment)?.brand).toBe(brand)
})
