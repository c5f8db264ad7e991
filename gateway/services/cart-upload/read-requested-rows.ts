import { parseRequestedRows, type RequestedRow } from '@/gateway/services/cart-upload/parse-requested-rows'
import {
  MAX_READ_ROWS,
  MAX_UNPACKED_UPLOAD_BYTES,
  MAX_UPLOAD_ROWS,
} from '@/gateway/services/cart-upload/upload-limits'
import { HEADER_SEARCH_ROWS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
import { UnknownEncodingError } from '@/gateway/services/price-import/source/text/text-encoding'
import type { PriceRow } from '@/gateway/services/price-import/source/price-source'

/** Path of an uploaded file, and its name by the sender. */
export type RequestedFile = { path: string; name: string }

export type RequestedRowsResult = { rows: RequestedRow[] } | { refusal: string }

/**
 * Parts listed in a CSV, XLSX or XLS, also inside a zip. Throws `PriceFileError` with a Russian message for anything
 * else, for a file that unpacks to too much, and for one with no rows or too many.
 */
export async function readRequestedRows({ path, name }: RequestedFile): Promise<RequestedRow[]> {
  const requested = parseRequestedRows(await readRows(path, name))
  if (requested.length === 0) throw new PriceFileError('В файле нет строк с товарами.')
  if (requested.length > MAX_UPLOAD_ROWS) throw tooManyRows()
  return requested
}

async function readRows(path: string, name: string): Promise<PriceRow[]> {
  const source = await openPriceFile(path, { name, maxUnpackedBytes: MAX_UNPACKED_UPLOAD_BYTES }).catch(
    sayWithoutKey,
  )
  try {
    const rows: PriceRow[] = []
    let read = 0
    for await (const row of source.rows) {
      read += 1
      if (read > MAX_READ_ROWS)
        throw new PriceFileError('В файле слишком много пустых строк. Удалите их и загрузите файл снова.')
      if (row.cells.every((cell) => cell.trim() === '')) continue
      rows.push(row)
      if (rows.length > MAX_UPLOAD_ROWS + HEADER_SEARCH_ROWS) throw tooManyRows()
    }
    return rows
  } finally {
    source.close()
  }
}

/** A shopper cannot name an encoding, as a command can. */
function sayWithoutKey(cause: unknown): never {
  if (cause instanceof UnknownEncodingError)
    throw new PriceFileError('Кодировка файла не узнана. Сохраните таблицу как XLSX и загрузите её.', {
      cause,
    })
  throw cause
}

function tooManyRows() {
  return new PriceFileError(
    `В файле больше ${MAX_UPLOAD_ROWS} строк с товарами. Разделите его и загрузите по частям.`,
  )
}
