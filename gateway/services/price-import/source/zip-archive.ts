import { Transform, type Readable, type TransformCallback } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import {
  MAX_ARCHIVE_ENTRIES,
  MAX_UNPACK_RATIO,
  RATIO_GRACE_BYTES,
} from '@/gateway/services/price-import/limits'
import { PriceFileError, asPriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from './byte-source'

const BROKEN = 'Архив или книга повреждены: файл обрезан или испорчен при пересылке'

export type ZipArchive = {
  entries: ByteSource[]
  close: () => void
}

export function openZipFile(
  path: string,
  maxUnpackedBytes: number,
  maxEntries = MAX_ARCHIVE_ENTRIES,
): Promise<ZipArchive> {
  return openZip(() => yauzl.openPromise(path, OPTIONS), maxUnpackedBytes, maxEntries)
}

export function openZipBuffer(buffer: Buffer, maxUnpackedBytes: number): Promise<ZipArchive> {
  return openZip(() => yauzl.fromBufferPromise(buffer, OPTIONS), maxUnpackedBytes)
}

// Names are decoded here: entries are never written to disk, and some writers put back slashes or a leading one.
const OPTIONS = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true }

async function openZip(
  open: () => Promise<ZipFile>,
  maxUnpackedBytes: number,
  maxEntries = MAX_ARCHIVE_ENTRIES,
): Promise<ZipArchive> {
  let zip: ZipFile | undefined
  try {
    zip = await open()
    const entries: ByteSource[] = []
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= maxEntries) throw new PriceFileError('В архиве слишком много файлов')
      entries.push(entryBytes(zip, entry, maxUnpackedBytes))
    }
    return { entries, close: () => zip?.close() }
  } catch (error) {
    zip?.close()
    throw asPriceFileError(error, BROKEN)
  }
}

function entryBytes(zip: ZipFile, entry: Entry, maxUnpackedBytes: number): ByteSource {
  const name = decodeName(entry)
  return {
    name,
    size: entry.uncompressedSize,
    stream: async () => {
      if (entry.isEncrypted()) throw new PriceFileError('Архив защищён паролем: пришлите файл без пароля')
      if (entry.uncompressedSize > maxUnpackedBytes) throw tooBig(name)
      const packed = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw asPriceFileError(error, BROKEN)
      })
      return guarded(packed, entry, name, maxUnpackedBytes)
    },
  }
}

function guarded(packed: Readable, entry: Entry, name: string, maxUnpackedBytes: number): Readable {
  let total = 0
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      total += chunk.length
      const isBomb = total > RATIO_GRACE_BYTES && total > Math.max(1, entry.compressedSize) * MAX_UNPACK_RATIO
      if (isBomb || total > maxUnpackedBytes) done(tooBig(name))
      else done(null, chunk)
    },
  })
  packed.on('error', (error) => guard.destroy(asPriceFileError(error, BROKEN)))
  guard.on('close', () => packed.destroy())
  return packed.pipe(guard)
}

function tooBig(name: string): PriceFileError {
  return new PriceFileError(`Файл «${name}» в архиве распаковывается в слишком большой: похоже на zip-бомбу`)
}

function decodeName(entry: Entry): string {
  return yauzl
    .getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
}
