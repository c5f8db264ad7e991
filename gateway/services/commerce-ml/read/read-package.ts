import { open, type FileHandle } from 'node:fs/promises'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { MAX_UNPACKED_BYTES } from '@/gateway/services/price-import/limits'
import { fileBytes, type ByteSource } from '@/gateway/services/price-import/source/byte-source'
import { openZipFile } from '@/gateway/services/price-import/source/zip-archive'
import { xmlRecords } from '@/gateway/services/price-import/source/xml/xml-records'
import { MAX_DIRECTORY_CHARS, MAX_ENTRIES, PIECE_RECORDS } from '@/gateway/services/commerce-ml/limits'
import { entryOf } from '@/gateway/services/commerce-ml/files/entry-of'
import type { PackageSummary, PackageTask, Piece } from './commerce-records'
import { toDocument, toGoods, toOffer, toTerms } from './to-records'

const RECORDS = new Set([
  'Товар',
  'Предложение',
  'Группа',
  'Свойство',
  'СвойствоНоменклатуры',
  'ТипЦены',
  'Склад',
  'Документ',
])
const ROOT = 'КоммерческаяИнформация'
const OFFERS = 'ПакетПредложений'
/** What a text holds that was not in the encoding that its file declares. */
const UNREADABLE = '\uFFFD'
const WRONG_ENCODING = 'Кодировка файла не та, что названа в его первой строке'

/** Reads a file of 1C and writes its records in pieces for the database, each a line of JSON; memory holds one piece. */
export async function readPackage({ file, name, isArchive, to }: PackageTask): Promise<PackageSummary> {
  const archive = isArchive ? await openZipFile(file, MAX_UNPACKED_BYTES, MAX_ENTRIES) : undefined
  try {
    const source = archive ? entryOf(archive.entries, name) : await fileBytes(file, name)
    if (!source) throw new PriceFileError(`В архиве нет файла ${name}`)
    const target = await open(to, 'w')
    try {
      return await readRecords(source, target)
    } finally {
      await target.close()
    }
  } finally {
    archive?.close()
  }
}

async function readRecords(source: ByteSource, target: FileHandle): Promise<PackageSummary> {
  const summary: PackageSummary = { goods: 0, offers: 0, isFull: false }
  let isCommerceMl = false
  let isReadable = true
  let piece: Piece | undefined
  const flush = async () => {
    if (!piece) return
    const line = JSON.stringify(piece)
    if (line.includes(UNREADABLE)) throw new PriceFileError(WRONG_ENCODING)
    await target.write(`${line}\n`)
    piece = undefined
  }
  const onOutside = (element: string, attributes: Readonly<Record<string, string>>) => {
    isCommerceMl ||= element === ROOT
    // Its elements have Russian names.
    isReadable &&= !element.includes(UNREADABLE)
    // Without the attribute nothing says that the list is whole.
    if (element === OFFERS) summary.isFull = attributes['СодержитТолькоИзменения'] === 'false'
  }
  const add = async <Kind extends string, One>(kind: Kind, records: readonly One[]) => {
    const current = piece as Record<string, One[]> | undefined
    const list = current?.[kind]
    if (list && list.length < PIECE_RECORDS) return void list.push(...records)
    await flush()
    piece = { [kind]: [...records] } as unknown as Piece
  }
  for await (const record of xmlRecords(source, RECORDS, { maxChars: MAX_DIRECTORY_CHARS, onOutside })) {
    if (record.name === 'Товар') {
      summary.goods += 1
      await add('goods', [toGoods(record)])
    } else if (record.name === 'Предложение') {
      summary.offers += 1
      await add('offers', [toOffer(record)])
    } else if (record.name === 'Документ') await add('documents', [toDocument(record)])
    else await add('terms', toTerms(record))
  }
  await flush()
  if (!isReadable) throw new PriceFileError(WRONG_ENCODING)
  if (!isCommerceMl) throw new PriceFileError('Это не файл CommerceML: в нём нет «КоммерческаяИнформация»')
  return summary
}
