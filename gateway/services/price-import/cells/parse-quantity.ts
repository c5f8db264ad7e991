import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'

const MAX_OFFER_QUANTITY = 1_000_000

const IN_STOCK =
  /^(?:есть|в наличии|на складе|имеется|да|є|так|в наявності|є в наявності|yes|y|true|\++|\*+|x|х|✓|✔|мало|мин|few|in stock|available)\.?$/
const PLENTY = /^(?:много|достаточно|макс|багато|достатньо|plenty|many)\.?$/
const NONE =
  /^(?:нет(?: в наличии)?|отсутствует|закончил(?:ся|ось|ась)|под заказ|ожидается|в пути|немає(?: в наявності)?|відсутній|ні|під замовлення|очікується|no|n|none|false|out of stock|[-–—]+)\.?$/
const LESS_THAN = /^(?:<|≤|<=|менее|меньше|до|менше)\s*\d/
const NUMBER =
  /^(?:>|≥|>=|=|~|≈|более|больше|свыше|от|около|більше|понад|від|близько)?\s*(\d{1,3}(?: \d{3})+|\d+)([.,]\d+)?/
const PLENTY_PIECES = 10

/**
 * Pieces that can surely be had: «>10 шт.» is 10, «10-50» is 10, «есть» is 1, «нет» and an empty cell are 0.
 */
export function parseQuantity(text: string): CellResult<number> {
  const stock = readStock(text)
  return stock ? taken(Math.min(stock.pieces, MAX_OFFER_QUANTITY)) : refused('количество не число')
}

/**
 * Pieces of a part over all columns of stock. Where one column counts, another that only says «есть» adds nothing; a
 * column that cannot be read counts as empty unless no column can.
 */
export function sumQuantities(texts: readonly string[]): CellResult<number> {
  const stocks = texts.flatMap((text) => readStock(text) ?? [])
  if (stocks.length === 0) return refused('количество не число')
  const sum = (isCount: boolean) =>
    stocks.filter((stock) => stock.isCount === isCount).reduce((total, { pieces }) => total + pieces, 0)
  return taken(Math.min(sum(true) || sum(false), MAX_OFFER_QUANTITY))
}

type Stock = { pieces: number; isCount: boolean }

function readStock(text: string): Stock | undefined {
  const cleaned = cleanText(text).toLowerCase().replaceAll('ё', 'е')
  if (cleaned === '' || NONE.test(cleaned)) return { pieces: 0, isCount: false }
  if (IN_STOCK.test(cleaned)) return { pieces: 1, isCount: false }
  if (PLENTY.test(cleaned)) return { pieces: PLENTY_PIECES, isCount: false }
  if (LESS_THAN.test(cleaned)) return { pieces: 1, isCount: true }
  if (/^-\s*\d/.test(cleaned)) return { pieces: 0, isCount: true }
  const whole = NUMBER.exec(cleaned)?.[1]
  return whole === undefined ? undefined : { pieces: Number(whole.replaceAll(' ', '')), isCount: true }
}

/** Pieces that are sold together; anything unclear is 1. */
export function parseMultiplicity(text: string): number {
  const value = /^\D*(\d{1,5})/.exec(cleanText(text))?.[1]
  return Math.max(1, Number(value ?? 1))
}
