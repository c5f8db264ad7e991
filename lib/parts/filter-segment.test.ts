import { describe, expect, it } from 'vitest'
import { buildFilterSegment, clampRange, formatRange, parseRange, splitFilterSegment } from './filter-segment'

describe('parseRange', () => {
  it.each([
    ['100~500', { min: 100, max: 500 }],
    ['500~100', { min: 100, max: 500 }],
    ['100~', { min: 100 }],
    ['~500', { max: 500 }],
    ['-1.5~2,5', { min: -1.5, max: 2.5 }],
    ['abc~500', { max: 500 }],
    ['~', {}],
    ['NaN~Infinity', {}],
    ['0x10~1_0', {}],
    ['1e999~-1e999', { min: -1_000_000_000, max: 1_000_000_000 }],
    ['-0~1', { min: 0, max: 1 }],
    ['1~2~3', { min: 1 }],
    ['100-500', null],
    ['', null],
  ])('%j is %j', (text, range) => {
    expect(parseRange(text)).toEqual(range)
  })
})

it.each([
  [{ min: 1, max: 2.5 }, '1~2.5'],
  [{ min: 1 }, '1~'],
  [{ max: 2 }, '~2'],
])('%j is written %s', (range, text) => {
  expect(formatRange(range)).toBe(text)
})

describe('clampRange', () => {
  it.each([
    [{ min: 50, max: 300 }, 100, 300],
    [{ min: 200, max: 900 }, 200, 500],
    [{ min: 900, max: 50 }, 100, 500],
    [{ min: 400, max: 200 }, 200, 400],
    [{ min: 600, max: 900 }, 500, 500],
    [{ min: 0, max: 10 }, 100, 100],
    [{ min: 200 }, 200, 500],
    [{ max: 200 }, 100, 200],
    [{}, 100, 500],
  ])('%j in 100 to 500 is %d to %d', (range, min, max) => {
    expect(clampRange(range, { min: 100, max: 500 })).toEqual({ min, max })
  })
})

describe('buildFilterSegment', () => {
  it('orders option codes by sequence', () => {
    const options = [
      { rewriteCode: 'knecht', sequent: 2 },
      { rewriteCode: 'bosch', sequent: 1 },
    ]
    expect(buildFilterSegment('brand', options)).toBe('brand-bosch,knecht')
  })
})

describe('splitFilterSegment', () => {
  const codes = ['brand', 'brand-country', 'price', '']

  it.each([
    ['brand-bosch', [{ code: 'brand', options: 'bosch' }]],
    [
      'brand-country-de',
      [
        { code: 'brand-country', options: 'de' },
        { code: 'brand', options: 'country-de' },
      ],
    ],
    ['brand-mann-filter,bosch', [{ code: 'brand', options: 'mann-filter,bosch' }]],
    ['price-100~500', [{ code: 'price', options: '100~500' }]],
    ['brand-', []],
    ['brand', []],
    ['colour-red', []],
    ['-bosch', []],
  ])('%s', (segment, expected) => {
    expect(splitFilterSegment(segment, codes)).toEqual(expected)
  })
})
