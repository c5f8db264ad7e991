import {
  MAX_NESTED_WORKBOOK_BYTES,
  MAX_UNPACKED_BYTES,
  MAX_XLS_BYTES,
} from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { fileBytes, readAll, readHead, type ByteSource } from './byte-source'
import type { PriceSource } from './price-source'
import { openCsv } from '@/gateway/services/price-import/source/open-csv'
import { openSpreadsheetXml } from '@/gateway/services/price-import/source/open-spreadsheet-xml'
import { openXlsx } from '@/gateway/services/price-import/source/open-xlsx'
import { SNIFF_BYTES, sniffContent, type ContentKind } from './sniff-content'
import { isXlsx } from './xlsx-package'
import { openZipBuffer, openZipFile, type ZipArchive } from './zip-archive'

const LIST_EXTENSION = /\.(?:csv|txt|tsv|xlsx|xlsm|xls|xml)$/i
const SYSTEM_ENTRY = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/

/** Opens a supplier's list whatever it is called; the rows are read while they are asked for. Close it in any case. */
export async function openPriceFile(
  path: string,
  name = path,
  maxUnpackedBytes = MAX_UNPACKED_BYTES,
): Promise<PriceSource> {
  const file = await fileBytes(path, name)
  const kind = sniffContent(await readHead(file, SNIFF_BYTES))
  if (kind !== 'zip') return openContent(kind, file)
  const zip = await openZipFile(path, maxUnpackedBytes)
  return closingOnFailure(zip, async () => {
    refuseOtherWorkbooks(zip.entries)
    return isXlsx(zip.entries) ? openXlsx(zip.entries, zip.close) : openArchived(zip, maxUnpackedBytes)
  })
}

async function openArchived(zip: ZipArchive, maxUnpackedBytes: number): Promise<PriceSource> {
  const entry = pickList(zip.entries)
  const kind = sniffContent(await readHead(entry, SNIFF_BYTES))
  const source =
    kind === 'zip' ? await openNestedWorkbook(entry, maxUnpackedBytes) : await openContent(kind, entry)
  return {
    ...source,
    description: `${source.description}, из архива: ${entry.name}`,
    close: () => {
      source.close()
      zip.close()
    },
  }
}

async function openNestedWorkbook(entry: ByteSource, maxUnpackedBytes: number): Promise<PriceSource> {
  const book = await openZipBuffer(await readAll(entry, MAX_NESTED_WORKBOOK_BYTES), maxUnpackedBytes)
  return closingOnFailure(book, async () => {
    refuseOtherWorkbooks(book.entries)
    if (!isXlsx(book.entries)) throw new PriceFileError('Архив внутри архива не читается: распакуйте его')
    return openXlsx(book.entries, book.close)
  })
}

async function openContent(kind: Exclude<ContentKind, 'zip'>, source: ByteSource): Promise<PriceSource> {
  if (kind === 'xls') {
    // Its code pages take longer to load than most lists take to read.
    const { openXls } = await import('./open-xls')
    return openXls(await readAll(source, MAX_XLS_BYTES))
  }
  return kind === 'spreadsheet-xml' ? openSpreadsheetXml(source) : openCsv(source)
}

/** The biggest file whose name is that of a list: beside it there are readmes, pictures and lists of news. */
function pickList(entries: readonly ByteSource[]): ByteSource {
  const files = entries.filter((entry) => !SYSTEM_ENTRY.test(entry.name))
  const named = files.filter((entry) => LIST_EXTENSION.test(entry.name))
  const candidates = named.length > 0 ? named : files.length === 1 ? files : []
  const list = candidates.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))[0]
  if (!list) throw new PriceFileError('В архиве нет прайс-листа: нужен файл CSV, XLSX или XLS')
  return list
}

function refuseOtherWorkbooks(entries: readonly ByteSource[]): void {
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()))
  if (names.has('xl/workbook.bin')) {
    throw new PriceFileError('Книги XLSB не поддерживаются: сохраните файл как XLSX')
  }
  if (names.has('word/document.xml')) throw new PriceFileError('Это документ Word, а не таблица')
  if (names.has('mimetype') && names.has('content.xml')) {
    throw new PriceFileError('Таблицы ODS не поддерживаются: сохраните файл как XLSX или CSV')
  }
}

async function closingOnFailure(zip: ZipArchive, open: () => Promise<PriceSource>): Promise<PriceSource> {
  try {
    return await open()
  } catch (error) {
    zip.close()
    throw error
  }
}
