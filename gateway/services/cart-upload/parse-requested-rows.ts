import { withoutCountry } from '@/gateway/services/brand-dictionary/without-country'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import { parseArticle } from '@/gateway/services/price-import/cells/parse-article'
import { readHeaderCell } from '@/gateway/services/price-import/columns/column-words'
import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'
import { MAX_QUANTITY } from '@/lib/gateway/contracts/limits'

export type RequestedRow = {
  row: number
  brand: string
  article: string
  /** As written in the file. */
  quantityText: string
  /** Undefined together with a message. */
  quantity: number | undefined
  message: string | undefined
}

type Columns = { brand: number; article: number; quantity: number }

/** Columns of a file without a heading, as in the template for download. */
const PLAIN_COLUMNS: Columns = { brand: 0, article: 1, quantity: 2 }
const PIECES = /^(\d{1,3}(?: \d{3})+|\d{1,9})(?:[.,]0+)?\s*(?:шт(?:ук[аи]?)?|ед|компл|pcs)?\.?$/i

function readHeading(cells: readonly string[]): Columns | undefined {
  const found: Partial<Columns> = {}
  cells.forEach((cell, index) => {
    const column = readHeaderCell(cell)?.column
    if (column === 'brand' || column === 'article' || column === 'quantity') found[column] ??= index
  })
  if (found.brand === undefined || found.article === undefined) return undefined
  return { brand: found.brand, article: found.article, quantity: found.quantity ?? -1 }
}

function parsePieces(text: string): { quantity: number } | { message: string } {
  if (text === '') return { quantity: 1 }
  const pieces = Number(PIECES.exec(text)?.[1]?.replaceAll(' ', '') ?? Number.NaN)
  if (Number.isNaN(pieces)) return { message: 'Количество не число' }
  if (pieces === 0) return { message: 'Количество равно нулю' }
  return pieces > MAX_QUANTITY ? { message: `Количество больше ${MAX_QUANTITY}` } : { quantity: pieces }
}

function toRequested({ line, cells, isHidden }: PriceRow, columns: Columns): RequestedRow {
  const brand = withoutCountry(cleanText(cells[columns.brand] ?? ''))
  const written = cleanText(cells[columns.article] ?? '')
  const quantityText = cleanText(cells[columns.quantity] ?? '')
  const article = parseArticle(written)
  const pieces = parsePieces(quantityText)
  const faults = [
    ...(isHidden ? ['Строка скрыта в таблице'] : []),
    ...(article.ok ? [] : [capitalize(article.reason)]),
    ...(brand === '' ? ['Нет бренда'] : []),
    ...('message' in pieces ? [pieces.message] : []),
  ]
  return {
    row: line,
    brand,
    article: article.ok ? article.value : written,
    quantityText,
    quantity: 'quantity' in pieces && faults.length === 0 ? pieces.quantity : undefined,
    message: faults.length > 0 ? `${faults.join('. ')}.` : undefined,
  }
}

function capitalize(text: string) {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Reads brand, article and quantity from rows; the heading may stand in one of the first rows or be absent. */
export function parseRequestedRows(rows: readonly PriceRow[]): RequestedRow[] {
  const full = rows.filter(({ cells }) => cells.some((cell) => cleanText(cell) !== ''))
  const headingAt = full.slice(0, HEADER_SEARCH_ROWS).findIndex(({ cells }) => readHeading(cells))
  const columns = readHeading(full[headingAt]?.cells ?? []) ?? PLAIN_COLUMNS
  return full.slice(headingAt + 1).map((row) => toRequested(row, columns))
}
