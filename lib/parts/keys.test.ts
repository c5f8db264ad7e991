import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKey, brandKey, foldedArticleKey, matchKey } from './keys'

describe('brandKey', () => {
  it.each([
    ['BOSCH', 'bosch'],
    ['A/B#', 'ab'],
    ['Mann-Filter', 'mann-filter'],
    ['БЕЛМАГ', 'белмаг'],
    ['', ''],
  ])('reads %j as %j', (brand, key) => {
    expect(brandKey(brand)).toBe(key)
  })
})

describe('articleKey', () => {
  it.each([
    ['AB1', 'ab1'],
    ['A-B', 'ab'],
    ['A–B—C‑D−E', 'abcde'],
    ['A.B', 'ab'],
    ['A,B', 'ab'],
    [`A'B"C\`D`, 'abcd'],
    ['«A»“B”„C’D‘', 'abcd'],
    ['A/B\\C', 'abc'],
    [' A B\tC\nD\u00a0E ', 'abcde'],
    ['0 986 494 123', '0986494123'],
    ['#12', '#12'],
    ['OC 90', 'oc90'],
  ])('reads %j as %j', (article, key) => {
    expect(articleKey(article)).toBe(key)
  })
})

describe('foldedArticleKey', () => {
  it.each([
    ['OC90', '0C90'],
    ['oc-90', '0c 90'],
    ['Q1', 'O1'],
    ['I5', '15'],
  ])('finds %j by %j', (left, right) => {
    expect(foldedArticleKey(left)).toBe(foldedArticleKey(right))
  })

  it('keeps other letters apart', () => {
    expect(foldedArticleKey('L5')).not.toBe(foldedArticleKey('15'))
  })
})

describe('matchKey', () => {
  it.each([
    ['BOSCH', '0 986', 'bosch', '0986'],
    ['A/B', 'x.1', 'ab', 'X1'],
  ])('joins %s %s with %s %s', (brand, article, otherBrand, otherArticle) => {
    expect(matchKey(brand, article)).toBe(matchKey(otherBrand, otherArticle))
  })

  it('never joins pairs whose keys differ', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (b1, a1, b2, a2) => {
        const same = brandKey(b1) === brandKey(b2) && articleKey(a1) === articleKey(a2)
        expect(matchKey(b1, a1) === matchKey(b2, a2)).toBe(same)
      }),
    )
  })
})
