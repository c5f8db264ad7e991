import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'

const MAX_OFFER_QUANTITY = 1_000_000

const IN_STOCK =
  /^(?:есть|в наличии|имеется|да|yes|y|true|\++|\*+|x|х|✓|✔|мало|мин|few|in stock|available)\.?$/
const PLENTY = /^(?:много|достаточно|макс|plenty|many)\.?$/
const NONE =
  /^(?:нет(?: в наличии)?|отсутствует|закончил(?:ся|ось|ась)|под заказ|ожидается|в пути|no|n|none|false|out of stock|[-–—]+)\.?$/
const LESS_THAN = /^(?:<|≤|<=|менее|меньше|до)\s*\d/
const NUMBER = /^(?:>|≥|>=|=|~|≈|более|больше|свыше|от|около)?\s*(\d{1,3}(?: \d{3})+|\d+)([.,]\d+)?/
const PLENTY_PIECES = 10

/**
 * Pieces that can surely be had: «>10 шт.» is 10, «10-50» is 10, «есть» is 1, «нет» and an empty cell are 0.
 */
export function parseQuantity(text: string): CellResult<number> {
  const cleaned = cleanText(text).toLowerCase().replaceAll('ё', 'е')
  if (cleaned === '' || NONE.test(cleaned)) return taken(0)
  if (IN_STOCK.test(cleaned) || LESS_THAN.test(cleaned)) return taken(1)
  if (PLENTY.test(cleaned)) return taken(PLENTY_PIECES)
  if (/^-\s*\d/.test(cleaned)) return taken(0)
  const whole = NUMBER.exec(cleaned)?.[1]
  if (whole === undefined) return refused('количество не число')
  return taken(Math.min(Number(whole.replaceAll(' ', '')), MAX_OFFER_QUANTITY))
}

/** Pieces that are sold together; anything unclear is 1. */
export function parseMultiplicity(text: string): number {
  const value = /^\D*(\d{1,5})/.exec(cleanText(text))?.[1]
  return Math.max(1, Number(value ?? 1))
}
