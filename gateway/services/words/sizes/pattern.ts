import type { SizeFamily } from '@/gateway/services/words/sizes/families'

/** What goods may say, one of the lists, all of its lexemes; undefined when the text only looks so. */
type Read = (groups: readonly string[]) => string[][] | undefined

export type Pattern = {
  form: RegExp
  read: Read
  /** Which size it is; an amount has none. */
  family?: SizeFamily
  /** It is one of that family even where nothing of the shop is: «205/55 R19», and not «205 55 19». */
  isSure?: boolean
  /** How it stands in a title, where its lexeme says less: «G12+». */
  printed?: (groups: readonly string[]) => string
  /** What else the query has to say. */
  beside?: RegExp
}

export function plain(number: string): string {
  return String(Number(number))
}

/** A form of a query's text, to be found anywhere in it. */
export function form(pattern: string): RegExp {
  return new RegExp(pattern, 'gu')
}

/** Before a number or a word, and after it. */
export const START = String.raw`(?<![\p{L}\d.])`
export const END = String.raw`(?![\p{L}\d])`
export const NUMBER = String.raw`(\d+(?:\.\d+)?)`
