import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCatalogPath } from './catalog-path'

describe('parseCatalogPath', () => {
  it('reads the index', () => {
    expect(parseCatalogPath([])).toEqual({ kind: 'index' })
  })

  it.each([
    ['tyres', null, []],
    ['tyres/set-winter', 'winter', []],
    ['tyres/brand-nokian', null, ['brand-nokian']],
    ['tyres/set-winter/brand-nokian,ikon', 'winter', ['brand-nokian,ikon']],
    ['tyres/brand-nokian%2Cikon/width-205', null, ['brand-nokian,ikon', 'width-205']],
    ['tyres/price-100~500', null, ['price-100~500']],
    ['tyres/00-abc', null, ['00-abc']],
  ])('%s is a listing', (path, set, segments) => {
    expect(parseCatalogPath(path.split('/'))).toEqual({ kind: 'listing', section: 'tyres', set, segments })
  })

  it.each([
    ['tyres/00-1234567', '00-01234567'],
    ['tyres/00-12345678', '00-12345678'],
    ['tyres/00-012345678', '00-12345678'],
  ])('%s is a product', (path, internalCode) => {
    expect(parseCatalogPath(path.split('/'))).toEqual({ kind: 'product', section: 'tyres', internalCode })
  })

  it.each([
    'tyres/00-123456',
    'tyres/00-1234567890',
    'tyres/00-123456789',
    'tyres/00-12345678/brand-a',
    'tyres/set-',
    'tyres/set-a/set-b',
    'tyres/brand-a/set-b',
    'tyres/nokian',
    'tyres//brand-a',
    'tyres/',
    '',
    '%',
    '%20',
    'a%2Fb',
    'a%5Cb',
    'a%00',
    `tyres/${'a-b/'.repeat(21)}c-d`,
    'x'.repeat(129),
    `tyres/brand-${'x'.repeat(1000)}`,
  ])('%j is not found', (path) => {
    expect(parseCatalogPath(path.split('/'))).toBeNull()
  })

  it('reads any text or answers null', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (segments) => {
        const parsed = parseCatalogPath(segments)
        expect(parsed === null || ['index', 'product', 'listing'].includes(parsed.kind)).toBe(true)
      }),
    )
  })
})
