import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type ContentKind = 'zip' | 'xls' | 'spreadsheet-xml' | 'text'

export const SNIFF_BYTES = 4096

const REFUSED_SIGNATURES: ReadonlyArray<{ bytes: string; message: string }> = [
  {
    bytes: '526172211a07',
    message: 'Архивы RAR не поддерживаются: распакуйте файл или пришлите его в ZIP',
  },
  { bytes: '377abcaf271c', message: 'Архивы 7z не поддерживаются: распакуйте файл или пришлите его в ZIP' },
  { bytes: '1f8b', message: 'Архивы GZIP не поддерживаются: распакуйте файл или пришлите его в ZIP' },
  { bytes: '25504446', message: 'Это документ PDF, а не таблица: нужен CSV, XLSX или XLS' },
  { bytes: '7b5c727466', message: 'Это документ RTF, а не таблица: нужен CSV, XLSX или XLS' },
  { bytes: '89504e47', message: 'Это картинка, а не таблица: нужен CSV, XLSX или XLS' },
  { bytes: 'ffd8ff', message: 'Это картинка, а не таблица: нужен CSV, XLSX или XLS' },
]

const OLE_SIGNATURE = 'd0cf11e0a1b11ae1'
const BARE_BIFF_SIGNATURES = ['0908', '0904', '0902', '09000400']
const ZIP_SIGNATURES = ['504b0304', '504b0506', '504b0708']

/** Tells what a file is by its first bytes: senders name files as they please. */
export function sniffContent(head: Buffer): ContentKind {
  if (head.length === 0) throw new PriceFileError('Файл пуст')
  const hex = head.subarray(0, 16).toString('hex')
  if (ZIP_SIGNATURES.some((signature) => hex.startsWith(signature))) return 'zip'
  if (hex.startsWith(OLE_SIGNATURE)) return 'xls'
  for (const { bytes, message } of REFUSED_SIGNATURES) {
    if (hex.startsWith(bytes)) throw new PriceFileError(message)
  }
  if (BARE_BIFF_SIGNATURES.some((signature) => hex.startsWith(signature)) && head.includes(0)) return 'xls'
  return sniffMarkup(head)
}

function sniffMarkup(head: Buffer): ContentKind {
  const text = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[\xEF\xBB\xBF\xFE\xFF\s]+/, '')
  if (!text.startsWith('<')) return 'text'
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'spreadsheet-xml'
  if (/<(?:!doctype html|html|head|body|table|meta|style)\b/i.test(text)) {
    throw new PriceFileError('Внутри файла веб-страница (HTML), а не таблица: сохраните её как XLSX или CSV')
  }
  throw new PriceFileError('Внутри файла XML неизвестного вида: нужен CSV, XLSX, XLS или таблица XML 2003')
}
