import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { MAX_UNPACKED_UPLOAD_BYTES, MAX_UPLOAD_ROWS } from '@/gateway/services/cart-upload/upload-limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'
import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'

/**
 * Rows of an uploaded CSV, XLSX or XLS, also inside a zip. Throws `PriceFileError` with a Russian message for anything
 * else, for a file that unpacks to too much and for one with too many rows.
 */
export async function readCartFile(file: Blob, name: string): Promise<PriceRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cart-upload-'))
  try {
    const copy = path.join(folder, 'upload')
    await writeFile(copy, Buffer.from(await file.arrayBuffer()))
    return await readRows(copy, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readRows(copy: string, name: string): Promise<PriceRow[]> {
  const source = await openPriceFile(copy, name, MAX_UNPACKED_UPLOAD_BYTES)
  try {
    const rows: PriceRow[] = []
    for await (const row of source.rows) {
      if (row.cells.every((cell) => cell.trim() === '')) continue
      rows.push(row)
      if (rows.length > MAX_UPLOAD_ROWS + HEADER_SEARCH_ROWS) throw tooManyRows()
    }
    return rows
  } finally {
    source.close()
  }
}

export function tooManyRows() {
  return new PriceFileError(
    `В файле больше ${MAX_UPLOAD_ROWS} строк с товарами. Разделите его и загрузите по частям.`,
  )
}
