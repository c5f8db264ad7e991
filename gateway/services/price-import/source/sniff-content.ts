import iconv from 'iconv-lite'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type ContentKind = 'zip' | 'xls' | 'spreadsheet-xml' | 'yml' | 'commerce-ml' | 'ods' | 'html' | 'text'

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

/** Names of elements and of namespaces that tell one kind of XML from another. */
const MARKUP: ReadonlyArray<readonly [ContentKind, RegExp]> = [
  ['spreadsheet-xml', /urn:schemas-microsoft-com:office:spreadsheet/],
  ['yml', /<yml_catalog\b/],
  ['commerce-ml', /<(?:[\w-]+:)?КоммерческаяИнформация[\s>]|urn:1C\.ru:commerceml/],
  ['ods', /urn:oasis:names:tc:opendocument/],
  ['html', /<(?:!doctype html|html|head|body|table|meta|style|div|tr|center|font)\b/i],
]
const ROOT_1251 = iconv.encode('<КоммерческаяИнформация', 'windows-1251')

/** Detects the type of a file by its first bytes, because senders name files as they please. */
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
    .filter((byte) => byte !== 0)
    .toString()
    .replace(/^[\ufeff\ufffd\s]+/, '')
  if (/^MIME-Version:/i.test(text))
    throw new PriceFileError('Это веб-архив (MHT), а не таблица: сохраните его как XLSX или CSV')
  if (!text.startsWith('<')) return 'text'
  if (head.includes(ROOT_1251)) return 'commerce-ml'
  const found = MARKUP.find(([, pattern]) => pattern.test(text))
  if (found) return found[0]
  throw new PriceFileError(
    'Внутри файла XML неизвестного вида: нужен CSV, XLSX, XLS, ODS, YML, CommerceML или таблица XML 2003',
  )
}
