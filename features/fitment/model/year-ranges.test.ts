import { expect, it } from 'vitest'
import { isBuiltIn, rangesOf, yearRanges } from './year-ranges'

it('steps are ten years long, from 1970 to this year', () => {
  const ranges = yearRanges(2026)
  expect(ranges[0]).toEqual({ from: 1970, to: 1979 })
  expect(ranges.at(-1)).toEqual({ from: 2020, to: 2026 })
  expect(ranges).toHaveLength(6)
  expect(yearRanges(2030).at(-1)).toEqual({ from: 2030, to: 2030 })
})

const built = (yearFrom: string | null, yearTo: string | null) => ({ yearFrom, yearTo })

it.each([
  [built('01.01.2017', '31.12.2022'), ['2020–2026', '2010–2019']],
  [built('01.01.2017', null), ['2020–2026', '2010–2019']],
  [built('01.01.2021', '31.12.2021'), ['2020–2026']],
  [built('01.01.1956', '31.12.1965'), ['1970–1979']],
  [built('01.01.2027', null), ['2020–2026']],
  [built(null, '31.12.1985'), ['1980–1989', '1970–1979']],
  [built('2017', 'сейчас'), ['2020–2026', '2010–2019', '2000–2009', '1990–1999', '1980–1989', '1970–1979']],
])('a car of %j was built in %j', (car, expected) => {
  expect(rangesOf([car], 2026).map(({ from, to }) => `${from}–${to}`)).toEqual(expected)
})

it('of several cars every range is shown once', () => {
  const cars = [built('01.01.2011', '31.12.2015'), built('01.01.2012', '31.12.2014')]
  expect(rangesOf(cars, 2026)).toEqual([{ from: 2010, to: 2019 }])
  expect(isBuiltIn(built('01.01.2020', null), { from: 2010, to: 2019 }, 2026)).toBe(false)
})
