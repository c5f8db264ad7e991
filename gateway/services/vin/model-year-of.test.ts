import { expect, it } from 'vitest'
import { modelYearOf } from '@/gateway/services/vin/model-year-of'

it.each([
  ['Z94CT41DBHR512345', 2017],
  ['Z94K241CBHR123456', 2017],
  ['XTA210990Y2766389', 2000],
  ['XTAGFK330JY144213', 2018],
  ['XTA21099042766389', 2004],
  // A sign that lies ahead is of the cycle before.
  ['XTA210930V2212345', 1997],
  ['XTA210930W2212345', 1998],
  ['KMHJN81BPVU123456', 1997],
  // The model was not built any more, or not yet.
  ['XTA210930T2212345', 1996],
  ['XTA210740C2912345', 2012],
  ['WVWZZZ1HZNW123456', 1992],
  ['WVWZZZ3BZYP123456', 2000],
  ['WVWZZZ1KZAW123456', 2010],
  ['TMBEE21U6A2000000', 2010],
  ['TMBJJ7NE1K0123456', 2019],
  // Of a model that has only come the year has begun early.
  ['XTAGFK330VY144213', 2027],
  // North America: a digit in the seventh place is before 2010, a letter is 2010 and later.
  ['1HGCM82633A004352', 2003],
  ['1G1JC1444R7252367', 1994],
  ['1FALP52U5TG123456', 1996],
  ['4T1BF12B9TU123456', 1996],
  ['2T1AE09B8RC012345', 1994],
  ['5YJSA1H12FFP71790', 2015],
  ['1M8GDM9AXKP042788', 1989],
  ['5YJ3E1EA7VF000001', 2027],
  // The same works for another market: no check digit, no rule of the seventh place.
  ['3VWZZZ16ZBM012345', 2011],
  ['LGWEE5A57PK000001', 2023],
])('of %s is %i', (vin, year) => {
  expect(modelYearOf(vin, 2026)).toBe(year)
})

it.each([
  'WDB2110061A000000',
  'WBA71DC010CH14720',
  'WF0XXXTTGXCR12345',
  'VF1KG1PBE34488860',
  'JTMBFREV50D000000',
  'SJNFBNJ11U1234567',
  'ZFA31200000123456',
  'VF3WC9HXC34123456',
  'X7LHSRHFN51234567',
  'AAAAAAAAAAAAAAAAA',
  // Signs that stand for no year.
  'Z94CT41DB0R512345',
  'Z94CT41DBUR512345',
  // Two years ahead.
  '5YJ3E1EA7WF000001',
])('no year is better than a wrong one: %s', (vin) => {
  expect(modelYearOf(vin, 2026)).toBeUndefined()
})

it('is not known of a car abroad that may have been built for North America', () => {
  expect(modelYearOf('JHMCG5652TC000000', 2026)).toBe(2026)
  expect(modelYearOf('JHMCG5650TC000001', 2026)).toBe(2026)
  const exported = [...'0123456789X'].map((digit) => `JHMCG565${digit}TC000001`)
  expect(exported.map((vin) => modelYearOf(vin, 2026)).filter((year) => year === undefined)).toHaveLength(1)
})

it('is one in which the model was built', () => {
  const built = { yearFrom: 1985, yearTo: 1999 }
  expect(modelYearOf('KMHJN81BPTU123456', 2026, built)).toBe(1996)
  expect(modelYearOf('KMHJN81BPTU123456', 2026)).toBe(2026)
  expect(modelYearOf('KMHJN81BPDU123456', 2026, { yearFrom: 2015, yearTo: null })).toBeUndefined()
})

it('follows the clock', () => {
  expect(modelYearOf('KMHJN81BPVU123456', 2027)).toBe(2027)
  expect(modelYearOf('KMHJN81BPVU123456', 2030)).toBe(2027)
})
