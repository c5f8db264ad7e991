export const FIRST_YEAR = 1970
const RANGE_YEARS = 10

export type YearRange = { from: number; to: number }

export function rangeTitle({ from, to }: YearRange): string {
  return from === to ? String(from) : `${from}–${to}`
}

/** Ten-year steps from 1970 to this year; the last one ends with it. */
export function yearRanges(thisYear: number): YearRange[] {
  const ranges: YearRange[] = []
  for (let from = FIRST_YEAR; from <= thisYear; from += RANGE_YEARS) {
    ranges.push({ from, to: Math.min(from + RANGE_YEARS - 1, thisYear) })
  }
  return ranges
}

/** `DD.MM.YYYY` or unknown. */
type Production = { yearFrom: string | null; yearTo: string | null }

const yearOf = (date: string | null) => (/^\d{2}\.\d{2}\.(\d{4})$/.exec(date ?? '') ?? [])[1]

/** Whether a car was built in a range. The first range takes what is older, the last one what is yet to come. */
export function isBuiltIn({ yearFrom, yearTo }: Production, range: YearRange, thisYear: number): boolean {
  const clamp = (year: number) => Math.min(Math.max(year, FIRST_YEAR), thisYear)
  const from = clamp(Number(yearOf(yearFrom) ?? FIRST_YEAR))
  const to = clamp(Number(yearOf(yearTo) ?? thisYear))
  return from <= range.to && to >= range.from
}

/** The ranges in which any of the cars was built, newest first. */
export function rangesOf(cars: readonly Production[], thisYear: number): YearRange[] {
  return yearRanges(thisYear)
    .filter((range) => cars.some((car) => isBuiltIn(car, range, thisYear)))
    .toReversed()
}
