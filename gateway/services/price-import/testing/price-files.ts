import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { utils, write, type BookType, type CellObject, type RowInfo, type WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'

type Cell = string | number | boolean | null

/** Runs with a file of the given bytes in a folder of its own, which is gone afterwards. */
export async function withFile<T>(
  name: string,
  bytes: Uint8Array | string,
  run: (file: string) => Promise<T>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'price-'))
  try {
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    return await run(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All rows of a file without its empty ones. */
async function readRows(file: string): Promise<PriceRow[]> {
  const source = await openPriceFile(file)
  try {
    const rows: PriceRow[] = []
    for await (const row of source.rows) if (row.cells.some((cell) => cell !== '')) rows.push(row)
    return rows
  } finally {
    source.close()
  }
}

export function rowsOf(name: string, bytes: Uint8Array | string): Promise<PriceRow[]> {
  return withFile(name, bytes, readRows)
}

/** One sheet; `merged` names ranges such as `A1:A2`, `formats` number formats by cell, `hidden` rows from zero. */
export function toWorkbook(
  rows: readonly (readonly Cell[])[],
  bookType: BookType,
  {
    merged = [],
    formats = {},
    hidden = [],
  }: {
    merged?: readonly string[]
    formats?: Readonly<Record<string, string>>
    hidden?: readonly number[]
  } = {},
): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  sheet['!merges'] = merged.map((range) => utils.decode_range(range))
  for (const [address, format] of Object.entries(formats)) (sheet[address] as CellObject).z = format
  const info: RowInfo[] = []
  for (const row of hidden) info[row] = { hidden: true }
  sheet['!rows'] = info
  return toBook({ Прайс: sheet }, bookType)
}

/** A workbook of several sheets, by their names. */
export function toSheets(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  bookType: BookType,
): Buffer {
  const made = Object.entries(sheets).map(([name, rows]) => [
    name,
    utils.aoa_to_sheet(rows.map((row) => [...row])),
  ])
  return toBook(Object.fromEntries(made) as Record<string, WorkSheet>, bookType)
}

function toBook(sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType): Buffer {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return Buffer.from(write(book, { type: 'buffer', bookType, compression: true }))
}

export function toCsv(rows: readonly (readonly Cell[])[], delimiter: string, encoding = 'utf-8'): Buffer {
  const quote = (cell: Cell) => {
    const text = String(cell ?? '')
    return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  }
  return iconv.encode(rows.map((row) => row.map(quote).join(delimiter)).join('\r\n'), encoding)
}

export function toZip(files: Record<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(files))
}
