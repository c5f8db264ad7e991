import { BATTERY_PATTERNS } from '@/gateway/services/words/sizes/battery-patterns'
import type { SizeFamily } from '@/gateway/services/words/sizes/families'
import { OTHER_PATTERNS } from '@/gateway/services/words/sizes/other-patterns'
import { plain } from '@/gateway/services/words/sizes/pattern'
import { WHEEL_PATTERNS } from '@/gateway/services/words/sizes/wheel-patterns'

/**
 * A size or an amount in a query: what was typed, and the ways in which goods may say it, as `search_sizes` spells them.
 * A size identifies products by itself (5W-30, 205/55 R16) and has a family; an amount (4 л) does not.
 */
export type Size = {
  text: string
  lexemes: string[][]
  family?: SizeFamily
  /** The lexeme of its family that others are compared with. */
  requested: string
  /** How titles print it, where its lexeme says less. */
  printed?: string
}
export type SizedQuery = { sizes: Size[]; rest: string }

/** A wheel has six sizes. What is to be left out is looked for among all that was typed, so that the time grows by the cube of it. */
const MAX_SIZES = 8
const MAX_AMOUNTS = 3

const PATTERNS = [...WHEEL_PATTERNS, ...BATTERY_PATTERNS, ...OTHER_PATTERNS]

/** Text as searching compares it; the same as the database's `search_text`. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('×', 'x')
    .replaceAll('″', 'д')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
}

/** Takes sizes and amounts out of a query, in any spelling; `has` tells whether any product has one. */
export function readSizes(query: string, has: (lexeme: string) => boolean): SizedQuery {
  const sizes: (Size & { at: number })[] = []
  const whole = searchText(query)
  let rest = whole
  for (const { form, read, family, isSure = false, beside, printed } of PATTERNS) {
    if (beside && !beside.test(whole)) continue
    for (const match of rest.matchAll(form)) {
      const ways = read(match.map((group) => group ?? ''))
      const lexemes = ways?.filter((words) => words.every(has)) ?? []
      // What only looks like a size and is none of the shop's stays in the text as it is.
      if (!ways || (lexemes.length === 0 && !isSure)) continue
      const requested = ways.flat().find((lexeme) => family?.form.test(lexeme)) ?? ''
      const text = query.slice(match.index, match.index + match[0].length).trim()
      const written = printed?.(match)
      sizes.push({
        at: match.index,
        text,
        lexemes,
        requested,
        ...(family && { family }),
        ...(written && { printed: written }),
      })
      rest =
        rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  return { sizes: withinBounds(sizes.toSorted((left, right) => left.at - right.at)), rest }
}

/** Each size and amount once, and no more of them than a product is told by. */
function withinBounds(sizes: readonly Size[]): Size[] {
  const keyOf = ({ requested, lexemes, text }: Size) =>
    JSON.stringify([requested, lexemes.length > 0 ? lexemes : text])
  const distinct = [...new Map(sizes.map((size) => [keyOf(size), size])).values()]
  const bounded = new Set([
    ...distinct.filter(({ family }) => family).slice(0, MAX_SIZES),
    ...distinct.filter(({ family }) => !family).slice(0, MAX_AMOUNTS),
  ])
  return distinct.filter((size) => bounded.has(size))
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'] as const
const UNITS = ['ач', 'л', 'мм', 'вт', 'в', 'а', 'шт', 'т', 'атм', 'д', 'k', 'г', 'м'] as const

/** The possible meanings of a bare number: itself, a generation, a diameter, an amount of anything. */
export function readingsOfNumber(number: string): string[] {
  const short = plain(number)
  return [
    number,
    // «502.00» is the approval VW 502 00.
    ...(short === number ? [] : [short]),
    `-${number}`,
    ...(ROMAN[Number(number)] ? [ROMAN[Number(number)] ?? ''] : []),
    `r${number}`,
    `dot${number}`,
    ...UNITS.map((name) => `${short}${name}`),
  ]
}

export function toRoman(number: string): string | undefined {
  return ROMAN[Number(number)] || undefined
}
