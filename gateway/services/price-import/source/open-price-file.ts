import {
  MAX_NESTED_WORKBOOK_BYTES,
  MAX_UNPACKED_BYTES,
  MAX_XLS_BYTES,
} from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { fileBytes, readAll, readHead, type ByteSource } from './byte-source'
import type { PriceSource } from './price-source'
import { openCommerceMl } from '@/gateway/services/price-import/source/xml/open-commerce-ml'
import { openCsv } from '@/gateway/services/price-import/source/text/open-csv'
import { openHtml } from '@/gateway/services/price-import/source/xml/open-html'
import { isOds, ODS_CONTENT, openOds } from '@/gateway/services/price-import/source/open-ods'
import { openSpreadsheetXml } from '@/gateway/services/price-import/source/xml/open-spreadsheet-xml'
import { openXlsx } from '@/gateway/services/price-import/source/open-xlsx'
import { openYml } from '@/gateway/services/price-import/source/xml/open-yml'
import { SNIFF_BYTES, sniffContent, type ContentKind } from './sniff-content'
import { namedEncoding } from '@/gateway/services/price-import/source/text/text-encoding'
import { isXlsx } from './xlsx-package'
import { openZipBuffer, openZipFile, type ZipArchive } from './zip-archive'

const LIST_EXTENSION = /\.(?:csv|txt|tsv|tab|xlsx|xlsm|xls|xml|yml|ods|fods|html?)$/i
/** What 1C gives out in several files: the products before their offers. */
const COMMERCE_ML_ENTRY = /(?:^|\/)(?:import|offers)[^/]*\.xml$/i
const SYSTEM_ENTRY = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/

export type OpenOptions = {
  /** How its sender calls the file; its path when absent. */
  name?: string | undefined
  maxUnpackedBytes?: number
  /** Of a text file or a page, where it is not to be found out. */
  encoding?: string | undefined
}

type Bounds = { maxUnpackedBytes: number; encoding: string | undefined }

/** Opens a supplier's list under any file name and reads its rows lazily. Close it in any case. */
export async function openPriceFile(
  path: string,
  { name = path, maxUnpackedBytes = MAX_UNPACKED_BYTES, encoding }: OpenOptions = {},
): Promise<PriceSource> {
  const bounds = { maxUnpackedBytes, encoding: encoding === undefined ? undefined : namedEncoding(encoding) }
  const file = await fileBytes(path, name)
  const kind = sniffContent(await readHead(file, SNIFF_BYTES))
  if (kind !== 'zip') return openContent(kind, file, bounds)
  const zip = await openZipFile(path, maxUnpackedBytes)
  return closingOnFailure(zip, () => openWorkbook(zip) ?? openArchived(zip, bounds))
}

/** Nothing where the archive is no workbook. */
function openWorkbook({ entries, close }: ZipArchive): Promise<PriceSource> | undefined {
  refuseOtherWorkbooks(entries)
  if (isXlsx(entries)) return openXlsx(entries, close)
  const content = isOds(entries) ? entries.find(({ name }) => name.toLowerCase() === ODS_CONTENT) : undefined
  return content && openOds(content, close)
}

async function openArchived(zip: ZipArchive, bounds: Bounds): Promise<PriceSource> {
  const entry = pickList(zip.entries)
  const kind = sniffContent(await readHead(entry, SNIFF_BYTES))
  const source = await openEntry(kind, entry, zip, bounds)
  return {
    ...source,
    description: `${source.description}, из архива: ${entry.name}`,
    close: () => {
      source.close()
      zip.close()
    },
  }
}

async function openEntry(
  kind: ContentKind,
  entry: ByteSource,
  zip: ZipArchive,
  bounds: Bounds,
): Promise<PriceSource> {
  if (kind === 'zip') return openNestedWorkbook(entry, bounds.maxUnpackedBytes)
  if (kind !== 'commerce-ml') return openContent(kind, entry, bounds)
  const parts = zip.entries.filter(({ name }) => COMMERCE_ML_ENTRY.test(name))
  return openCommerceMl(parts.length > 0 ? parts.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : [entry])
}

async function openNestedWorkbook(entry: ByteSource, maxUnpackedBytes: number): Promise<PriceSource> {
  const book = await openZipBuffer(await readAll(entry, MAX_NESTED_WORKBOOK_BYTES), maxUnpackedBytes)
  return closingOnFailure(book, async () => {
    const opened = openWorkbook(book)
    if (!opened) throw new PriceFileError('Архив внутри архива не читается: распакуйте его')
    return opened
  })
}

async function openContent(
  kind: Exclude<ContentKind, 'zip'>,
  source: ByteSource,
  { encoding }: Bounds,
): Promise<PriceSource> {
  switch (kind) {
    case 'xls': {
      // Its code pages take longer to load than most lists take to read.
      const { openXls } = await import('./open-xls')
      return openXls(await readAll(source, MAX_XLS_BYTES))
    }
    case 'spreadsheet-xml':
      return openSpreadsheetXml(source)
    case 'yml':
      return openYml(source)
    case 'commerce-ml':
      return openCommerceMl([source])
    case 'ods':
      return openOds(source, () => {})
    case 'html':
      return openHtml(source, encoding)
    case 'text':
      return openCsv(source, encoding)
  }
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
}

async function closingOnFailure(zip: ZipArchive, open: () => Promise<PriceSource>): Promise<PriceSource> {
  try {
    return await open()
  } catch (error) {
    zip.close()
    throw error
  }
}
