import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeArticle } from './normalize-article'
import { buildProductSegment } from './build-product-segment'
import { parseProductSegment } from './parse-product-segment'

it.each([
  ['BOSCH', '0986494123', 'bosch_0986494123'],
  ['Mann-Filter', 'W 712/75', 'mann-filter_w%20712-75'],
  ['БЕЛМАГ', 'BM#1', '%D0%B1%D0%B5%D0%BB%D0%BC%D0%B0%D0%B3_bm1'],
])('writes %s %s as %s', (brand, article, segment) => {
  expect(buildProductSegment({ brand, article })).toBe(segment)
})

describe('parseProductSegment', () => {
  it.each([
    ['00-00012345', '00-00012345'],
    ['00012345', '00-00012345'],
    ['00-1234567', '00-01234567'],
    ['00-012345678', '00-12345678'],
  ])('reads %s as the internal code %s', (segment, internalCode) => {
    expect(parseProductSegment(segment)).toEqual({ kind: 'code', internalCode })
  })

  it('offers every split, the leftmost first', () => {
    expect(parseProductSegment('a_b_c')).toEqual({
      kind: 'pairs',
      pairs: [
        { brand: 'a', article: 'b_c' },
        { brand: 'a_b', article: 'c' },
      ],
    })
  })

  it.each([
    '',
    '_',
    'bosch',
    'bosch_',
    '_123',
    '%E0%A4%A',
    'a_b%00',
    '00-123456',
    '00-123456789',
    'abcd1234',
    '00000000',
    `a_${'b'.repeat(400)}`,
  ])('finds no product in %j', (segment) => {
    expect(parseProductSegment(segment)).toBeNull()
  })

  it('finds what it wrote among the candidates', () => {
    const text = fc
      .stringMatching(/^[A-Za-zА-Яа-я0-9_#/ .-]{1,20}$/)
      .filter((value) => normalizeArticle(value).trim() !== '')
    fc.assert(
      fc.property(text, text, (brand, article) => {
        const parsed = parseProductSegment(buildProductSegment({ brand, article }))
        const pairs = parsed?.kind === 'pairs' ? parsed.pairs : []
        expect(pairs).toContainEqual({ brand: normalizeArticle(brand), article: normalizeArticle(article) })
      }),
    )
  })

  it('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseProductSegment(text)))
  })
})
