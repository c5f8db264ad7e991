import type { PropertyValue } from '@/gateway/db/schema/catalog'
import { BETWEEN_BARCODES, joinBarcodes } from '@/gateway/services/product-overrides/barcodes-of'
import { toBarcode } from '@/lib/parts/number/to-barcode'
import { MAX_CELL_CHARS } from '@/gateway/services/price-import/limits'
import type { TableRow } from '@/gateway/services/table-files/read-table'
import { type Attribute, readAttribute } from './cells/attributes'
import { toDescription } from './cells/to-description'
import { readSize, readWeight } from './cells/measures'
import { type NamedPart, readBranded, readPartsList } from './cells/parts-list'
import type { GoodsColumn } from './columns'
import { MAX_PICTURES } from '@/lib/gateway/contracts/limits'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'

export type GoodsRow = TableRow<GoodsColumn>

/** What a row says of its product; undefined where it says nothing, an empty list where it takes away what was known. */
export type ReadGoods = {
  analogs: NamedPart[] | undefined
  /** Number of the same brand; null takes it away. */
  successor: string | null | undefined
  pictures: string[] | undefined
  content: string | undefined
  properties: Record<string, PropertyValue>
  /** Values of filters, for the options that shoppers choose among. */
  options: { filterId: number; value: string }[]
  barcodes: string[] | undefined
  /** Cells that were not understood; the rest of the row counts. */
  remarks: string[]
}

export type GoodsKnowledge = {
  isBrand: (name: string) => boolean
  /** Whether two names are of one brand. */
  isSameBrand: (one: string, other: string) => boolean
  attributeOf: (title: string) => Attribute | undefined
}

const CLEARED = /^[-–—]$/
/** Their columns are called like properties of the shop; what is not understood in them is no value. */
const OWN_COLUMNS = ['barcodes', 'weight', 'size'] as const satisfies readonly GoodsColumn[]
const BETWEEN_PICTURES = /[;\n|]+|,\s+|\s+(?=https:\/\/)/
const MAX_ANALOGS = 500

export function readGoods(row: GoodsRow, known: GoodsKnowledge): ReadGoods {
  const remarks: string[] = []
  if (row.cells.some((cell) => cell.length >= MAX_CELL_CHARS))
    remarks.push(`ячейка длиннее ${MAX_CELL_CHARS} знаков: взято её начало`)
  const barcodes = readBarcodes(row.text('barcodes'), remarks)
  const { properties, options } = readAttributes(row, known, remarks)
  if (barcodes && barcodes.length > 0) properties[OWN_PROPERTIES.barcode.slug] = joinBarcodes(barcodes)
  const content = toDescription(row.text('description'))
  return {
    analogs: readAnalogs(row, known, remarks),
    successor: readSuccessor(row, known, remarks),
    pictures: readPictures(row.text('pictures'), remarks),
    content: content === '' ? undefined : content,
    properties: { ...properties, ...readMeasures(row, remarks) },
    options,
    barcodes,
    remarks,
  }
}

function readAnalogs({ text }: GoodsRow, { isBrand }: GoodsKnowledge, remarks: string[]) {
  const cells = [text('analogs'), text('numbers')].filter((cell) => cell !== '')
  const [brand, article] = [text('analogBrand'), text('analogArticle')]
  if (cells.length === 0 && brand === '' && article === '') return undefined
  if (cells.every((cell) => CLEARED.test(cell)) && brand === '' && article === '') return []
  const { parts, unclear } = readPartsList(cells.join('\n'), isBrand)
  if (brand !== '' && article !== '') parts.push({ brand, article })
  else if (brand !== '' || article !== '') unclear.push(brand || article)
  for (const entry of unclear.filter((one) => !CLEARED.test(one)))
    remarks.push(`аналог «${entry}» не понят: нужны бренд и номер`)
  if (parts.length > MAX_ANALOGS) remarks.push(`аналогов больше ${MAX_ANALOGS}: взяты первые`)
  return parts.length > 0 ? parts.slice(0, MAX_ANALOGS) : undefined
}

function readSuccessor({ text }: GoodsRow, { isBrand, isSameBrand }: GoodsKnowledge, remarks: string[]) {
  const cell = text('successor')
  if (cell === '') return undefined
  if (CLEARED.test(cell)) return null
  const part = readBranded(cell, isBrand)
  if (!part) return cell
  if (isSameBrand(part.brand, text('brand'))) return part.article
  remarks.push(`замена «${cell}» — другого бренда: напишите её в аналоги`)
  return undefined
}

function readPictures(cell: string, remarks: string[]): string[] | undefined {
  const entries = cell.split(BETWEEN_PICTURES).flatMap((entry) => entry.trim() || [])
  if (entries.length === 0) return undefined
  if (entries.every((entry) => CLEARED.test(entry))) return []
  if (entries.length > MAX_PICTURES) remarks.push(`картинок больше ${MAX_PICTURES}: взяты первые`)
  return [...new Set(entries)].slice(0, MAX_PICTURES)
}

function readBarcodes(cell: string, remarks: string[]): string[] | undefined {
  if (cell === '') return undefined
  if (CLEARED.test(cell)) return []
  const barcodes = new Set<string>()
  for (const entry of cell.split(BETWEEN_BARCODES).flatMap((one) => one.trim() || [])) {
    const barcode = toBarcode(entry)
    if (barcode === undefined) remarks.push(`штрихкод «${entry}» не принят: цифры не сходятся`)
    else barcodes.add(barcode)
  }
  return barcodes.size > 0 ? [...barcodes] : undefined
}

function readAttributes(row: GoodsRow, { attributeOf }: GoodsKnowledge, remarks: string[]) {
  const properties: Record<string, PropertyValue> = {}
  const options: ReadGoods['options'] = []
  const own = new Set(OWN_COLUMNS.map(row.titleOf))
  for (const [at, title] of row.titles.entries()) {
    const cell = row.cells[at]?.trim() ?? ''
    const attribute = cell === '' || own.has(title) ? undefined : attributeOf(title)
    if (!attribute) continue
    const value = readAttribute(cell, attribute)
    if (value === undefined) remarks.push(`«${attribute.title}»: «${cell}» — не число`)
    else if (value !== null) {
      properties[attribute.slug] = value
      if (attribute.filterId !== null && !attribute.isNumeric)
        options.push({ filterId: attribute.filterId, value: String(value) })
    }
  }
  return { properties, options }
}

function readMeasures(row: GoodsRow, remarks: string[]): Record<string, PropertyValue> {
  const measured: Record<string, PropertyValue> = {}
  const take = (
    column: 'weight' | 'size',
    read: (cell: string, title: string) => PropertyValue | undefined,
  ) => {
    const cell = row.text(column)
    if (cell === '') return
    const value = read(cell, row.titleOf(column))
    if (value === undefined) remarks.push(`${column === 'weight' ? 'вес' : 'размеры'} «${cell}» не поняты`)
    else measured[OWN_PROPERTIES[column].slug] = value
  }
  take('weight', readWeight)
  take('size', readSize)
  return measured
}
