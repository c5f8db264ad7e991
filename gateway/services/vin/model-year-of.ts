import { makerOf } from '@/gateway/services/vin/maker-of'
import { isCheckDigitRight } from '@/gateway/services/vin/vin-signs'

const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = YEAR_SIGNS.length
const YEAR_PLACE = 9

type Built = { yearFrom: number | null; yearTo: number | null }

/** Written by law: in North America for any maker, in China by GB 16735. */
const ALWAYS_WRITTEN = /^[1-57L]/
/** A car for North America has a check digit; other cars of its works have a letter there. */
const NORTH_AMERICAN = /^[1-57].{7}[\dX]/
/** From 2010 on the seventh sign of such a car is a letter, before it was a digit (49 CFR 565.15). */
const BEFORE_SECOND_CYCLE = /^.{6}\d/
/** Makers abroad who build for North America too, with its check digit. */
const EXPORTING = /^[JKSWYZ]/

/** When cars that begin so were built: the sign of a year comes again after thirty of them. */
const PRODUCTION: readonly (readonly [begins: RegExp, from: number, to: number])[] = [
  [/^XTA(?:1111|111[789]|21[01])/, 1980, 2015],
  [/^XTA217/, 2007, 2018],
  [/^XTA(?:[A-Z]|219)/, 2011, Infinity],
  [/^XTB/, 1980, 2003],
  [/^XTH/, 1980, 2004],
  [/^XTT(?:316[0-9]|236)/, 1997, Infinity],
  [/^X(?:7M|WB|9L)/, 1997, Infinity],
  [/^(?:XW[78EF]|XU[FU3]|X9F|Z8[NT]|Z6F|U5Y|U6Y|TMA)/, 2002, Infinity],
  [/^(?:Z94|XZG|XP7|LRW|7SA)/, 2010, Infinity],
  [/^W0L/, 1980, 2018],
  [/^YS3/, 1980, 2014],
  [/^(?:KLA|UU6|XMC)/, 1980, 2013],
  // Golf II to IV, Passat B2 to B5, Polo III and the cars of their time, by the model in the seventh and eighth sign.
  [
    /^(?:WVW|WV[12]|WAU|WUA|TRU|VSS|TMB).{3}(?:1[6-9EGHJU]|2D|3[1-2ABI5]|4[4ABD]|53|6[KNUX]|7[0D]|8[1-9ACDLNZ]|9[CK])/,
    1980,
    2010,
  ],
]

/**
 * The model year of a VIN whose maker writes one; undefined rather than a guess. `built` is when the very model was made, where
 * that is known.
 */
export function modelYearOf(vin: string, thisYear: number, built?: Built): number | undefined {
  const place = YEAR_SIGNS.indexOf(vin[YEAR_PLACE] ?? '')
  if (place < 0 || !(ALWAYS_WRITTEN.test(vin) || makerOf(vin)?.hasYear)) return undefined
  const first = FIRST_YEAR + place
  const years = [first, first + CYCLE].filter((year) => isPossible(vin, year) && isBuilt(year, built))
  const past = years.filter((year) => year <= thisYear)
  if (past.length > 1 && isExported(vin)) return undefined
  // A model year begins some months before the year does; of two it is the one that has come.
  return past.at(-1) ?? years.find((year) => year === thisYear + 1)
}

function isPossible(vin: string, year: number): boolean {
  if (NORTH_AMERICAN.test(vin)) return BEFORE_SECOND_CYCLE.test(vin) === year < FIRST_YEAR + CYCLE
  return PRODUCTION.every(([begins, from, to]) => !begins.test(vin) || (year >= from && year <= to))
}

function isBuilt(year: number, { yearFrom, yearTo }: Built = { yearFrom: null, yearTo: null }): boolean {
  return year >= (yearFrom ?? year) && year <= (yearTo ?? year) + 1
}

/** It may be a car for North America, of which the seventh sign would tell more than of another. */
function isExported(vin: string): boolean {
  return EXPORTING.test(vin) && BEFORE_SECOND_CYCLE.test(vin) && isCheckDigitRight(vin)
}
