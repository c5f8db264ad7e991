import { expect, it } from 'vitest'
import { readSectionAddress } from './read-section-address'

function rendered(path: string) {
  const { pathname, searchParams } = new URL(path, 'https://shop.example')
  const [, , section = '', ...rest] = pathname.split('/')
  return readSectionAddress(section, rest, searchParams)
}

it('reads section, set, filters and query', () => {
  expect(rendered('/catalog/oil/set-winter/brand-bosch?sort=price&page=2&foo=1')).toMatchObject({
    kind: 'listing',
    path: { section: 'oil', set: 'winter', segments: ['brand-bosch'] },
    query: { sort: 'price', page: 2, limit: 58, filters: [] },
  })
})

it.each([
  ['/catalog/oil/00-1234567', '00-01234567'],
  ['/catalog/oil/00-12345678', '00-12345678'],
  ['/catalog/oil/00-012345678', '00-12345678'],
])('%s is the product %s', (path, internalCode) => {
  expect(rendered(path)).toEqual({ kind: 'product', section: 'oil', internalCode })
})

it.each([
  '/catalog/oil/00-123456',
  '/catalog/oil/00-1234567890',
  '/catalog/oil/00-923456789',
  '/catalog/oil/nonsense',
  '/catalog/oil/%E0%A4%A',
])('%s is missing', (path) => {
  expect(rendered(path)).toEqual({ kind: 'missing' })
})
