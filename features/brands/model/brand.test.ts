import { expect, test } from 'vitest'
import { getBrand } from '@/lib/gateway/contracts/catalog/brands'
import { toBrandDetail } from './brand'

const detail = getBrand.response.parse({
  code: 'mann-filter',
  title: 'MANN-FILTER',
  externalId: '0b1d0c9e-0000-4000-8000-000000000001',
  count: 12,
  isPopular: true,
  country: 'Германия',
  sections: [{ id: 5, code: 'oil-filters', title: 'Масляные фильтры', count: 7 }],
})

test("a brand's sections lead to listings of its own goods", () => {
  expect(toBrandDetail(detail)).toMatchObject({
    href: '/about/brands/mann-filter',
    country: 'Германия',
    content: null,
    sections: [{ title: 'Масляные фильтры', href: '/catalog/oil-filters/brand-mann-filter', count: 7 }],
  })
})
