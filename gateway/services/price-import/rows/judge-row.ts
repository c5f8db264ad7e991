import { taken } from '@/gateway/services/price-import/cells/cell-result'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import { readCurrencyCell } from '@/gateway/services/price-import/cells/currency'
import { parseArticle } from '@/gateway/services/price-import/cells/parse-article'
import { parseBrand } from '@/gateway/services/price-import/cells/parse-brand'
import { parseDeliveryHours } from '@/gateway/services/price-import/cells/parse-delivery-hours'
import { parsePrice, type Money, type PriceNotation } from '@/gateway/services/price-import/cells/parse-price'
import { parseMultiplicity, sumQuantities } from '@/gateway/services/price-import/cells/parse-quantity'
import { toTitle } from '@/gateway/services/price-import/cells/to-title'
import { readHeaderCell } from '@/gateway/services/price-import/columns/column-words'
import {
  stockColumns,
  type ColumnMap,
  type PriceColumn,
} from '@/gateway/services/price-import/columns/price-column'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'
import type { PriceLine, RowVerdict } from './price-line'

export type RowRules = {
  columns: ColumnMap
  notation: PriceNotation
  /** For lists of one brand that have no such column. */
  brand: string | undefined
  /** Pieces of a part where the list has no column of stock. */
  pieces: number
  money: Money
}

const HIDDEN = 'строка скрыта в таблице'
const SUM_ROW =
  /^(?:(?:общий |промежуточный )?итого?|подытог|всего|разом|всього|усього|(?:grand |sub-?)?total)(?!\p{L})|\sитог$/iu

/** Classifies a row of the list. Undefined for an empty row. */
export function judgeRow(row: PriceRow, rules: RowRules): RowVerdict | undefined {
  const filled = row.cells.filter((cell) => cleanText(cell) !== '')
  if (filled.length === 0) return undefined
  const cell = (column: PriceColumn) => cellOf(row, rules.columns, column)
  if (isBetweenGoods(filled, cell)) return { kind: 'group', line: row.line }
  const judged = row.isHidden ? HIDDEN : readLine(row, cell, rules)
  if (typeof judged === 'string')
    return { kind: 'rejected', line: row.line, reason: judged, cells: row.cells }
  return { kind: 'goods', line: row.line, row: judged }
}

function readLine(row: PriceRow, cell: (column: PriceColumn) => string, rules: RowRules): PriceLine | string {
  const article = parseArticle(cell('article'))
  if (!article.ok) return article.reason
  const brand = parseBrand(cell('brand') || (rules.brand ?? ''))
  if (!brand.ok) return brand.reason
  const stock = stockColumns(rules.columns).map((column) => row.cells[column] ?? '')
  const quantity = stock.length === 0 ? taken(rules.pieces) : sumQuantities(stock)
  if (!quantity.ok) return quantity.reason
  const currency = readCurrencyCell(cell('currency')) ?? rules.money.currency
  const money = rules.money.isCertain ? rules.money : { ...rules.money, currency }
  const price = parsePrice(cell('price'), rules.notation, money)
  const isOutOfStock = quantity.value === 0
  if (!price.ok && !isOutOfStock) return price.reason
  return {
    line: row.line,
    article: article.value,
    brand: brand.value,
    title: toTitle(cell('name'), brand.value, article.value),
    priceKopecks: price.ok ? price.value : 0,
    quantity: quantity.value,
    multiplicity: parseMultiplicity(cell('multiplicity')),
    deliveryHours: parseDeliveryHours(cell('delivery')),
  }
}

function isBetweenGoods(filled: readonly string[], cell: (column: PriceColumn) => string): boolean {
  if (filled.length === 1 || SUM_ROW.test(filled[0]?.trim() ?? '')) return true
  const hasPrice = cell('price') !== ''
  const hasArticle = cell('article') !== ''
  if (!hasPrice && (!hasArticle || (cell('brand') === '' && cell('quantity') === ''))) return true
  const isHeader = readHeaderCell(cell('price'))?.column === 'price'
  return isHeader && readHeaderCell(cell('article')) !== undefined
}

function cellOf(row: PriceRow, columns: ColumnMap, column: PriceColumn): string {
  const index = columns[column]
  return index === undefined ? '' : cleanText(row.cells[index] ?? '')
}
