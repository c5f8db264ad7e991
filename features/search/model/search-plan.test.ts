import { expect, test } from 'vitest'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { looksLikeArticle, planSearch, spellingsOf } from './search-plan'

function plan(query: string) {
  return planSearch(parseSearchQuery(new URLSearchParams(query)))
}

test.each([
  ['', { kind: 'empty' }],
  ['q=%20', { kind: 'empty' }],
  ['brand=MANN&article=W712', { kind: 'part', brand: 'MANN', article: 'W712', isOem: false }],
  ['brand=MANN&q=W712&oem=1', { kind: 'part', brand: 'MANN', article: 'W712', isOem: true }],
  ['article=W712', { kind: 'article', article: 'W712', spellings: ['W712'], isOem: false }],
  ['q=oc90&mode=articul&oem', { kind: 'article', article: 'oc90', spellings: ['oc90', 'ос90'], isOem: true }],
  ['q=12345&mode=arusCode', { kind: 'code', text: '12345', internalCode: '00-00012345' }],
  ['q=масло&mode=arusCode', { kind: 'code', text: 'масло', internalCode: null }],
  [
    'q=xta210930y2696785',
    {
      kind: 'vehicle',
      query: 'xta210930y2696785',
      vehicle: { kind: 'vin', number: 'XTA210930Y2696785' },
      spellings: ['xta210930y2696785', 'хта210930у2696785'],
      isOem: false,
    },
  ],
  ['q=00-00012345', { kind: 'code', text: '00-00012345', internalCode: '00-00012345' }],
])('%j is planned as %j', (query, expected) => {
  expect(plan(query)).toEqual(expected)
})

test('words are searched by page, and as a part number too when they look like one', () => {
  expect(plan('q=масляный фильтр&page=2')).toMatchObject({
    kind: 'words',
    page: 2,
    mode: 'all',
    spellings: [],
  })
  expect(plan('q=oc90')).toMatchObject({ kind: 'words', query: 'oc90', spellings: ['oc90', 'ос90'] })
  expect(plan('q=oc90&mode=name')).toMatchObject({ kind: 'words', mode: 'name', spellings: [] })
})

test.each([
  ['WVGZZZ5NZAW001234 колодки', 'WVGZZZ5NZAW001234', 'колодки'],
  ['колодки WVGZZZ5NZAW001234', 'WVGZZZ5NZAW001234', 'колодки'],
  ['стойки NZE141-6123456', 'NZE141-6123456', 'стойки'],
])('%s searches the words and keeps the car', (text, number, words) => {
  expect(plan(`q=${encodeURIComponent(text)}`)).toMatchObject({
    kind: 'words',
    query: words,
    vehicle: { number },
    spellings: [],
  })
})

test('a part number beside a VIN is looked up as one', () => {
  expect(plan('q=WVGZZZ5NZAW001234 oc90')).toMatchObject({
    query: 'oc90',
    spellings: expect.arrayContaining(['oc90']),
  })
})

test.each(['', '&mode=articul', '&mode=name'])('a frame number is a car%s', (mode) => {
  expect(plan(`q=sxe10 0012345${mode}`)).toMatchObject({
    kind: 'vehicle',
    vehicle: { kind: 'frame', number: 'SXE10-0012345' },
  })
})

test('a brand alone is searched as words', () => {
  expect(plan('brand=MANN')).toMatchObject({ kind: 'words', query: 'MANN' })
})

test.each([
  ['oc90', ['oc90', 'ос90']],
  ['щс90', ['щс90', 'щc90', 'oc90']],
  ['(GDB 90)', ['(GDB 90)', 'GDB 90']],
  ['А7N475', ['А7N475', 'A7N475', 'F7N475']],
  ['-', []],
  ['9'.repeat(65), []],
])('a number %j is looked up as %j', (article, spellings) => {
  expect(spellingsOf(article)).toEqual(spellings)
})

test.each([
  ['oc90', true],
  ['OC 90', true],
  ['06A 115 561 B', true],
  ['щс90', true],
  ['(OC 90)', true],
  ['артикул: OC 90', true],
  ['№ ОС 90', true],
  ['масло 5w30', false],
  ['фильтр', false],
  ['a1', false],
  ['oil filter for golf 4 tdi', false],
])('%j looks like an article: %s', (text, expected) => {
  expect(looksLikeArticle(text)).toBe(expected)
})
