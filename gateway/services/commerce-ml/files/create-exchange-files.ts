import { createHash } from 'node:crypto'
import { appendFile, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import iconv from 'iconv-lite'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { MAX_UNPACKED_BYTES } from '@/gateway/services/price-import/limits'
import { readAll } from '@/gateway/services/price-import/source/byte-source'
import { openZipFile, type ZipArchive } from '@/gateway/services/price-import/source/zip-archive'
import {
  EXCHANGE_MS,
  MAX_ENTRIES,
  MAX_EXCHANGE_BYTES,
  MAX_EXCHANGE_FILES,
  MAX_OPEN_EXCHANGES,
} from '@/gateway/services/commerce-ml/limits'
import { entryOf } from './entry-of'

export type FoundFile = {
  file: string
  isArchive: boolean
  /** Tells it from another of the same name. */
  version: string
}

export type ExchangeFiles = {
  /** Empties the folder of the exchange, and removes those that were given up. */
  begin: (exchange: string) => Promise<void>
  /** Adds a piece to a file. */
  append: (exchange: string, name: string, piece: Uint8Array) => Promise<void>
  /** Whether the last piece of a file has come: 1C does not say which one it is. */
  isWhole: (exchange: string, name: string) => Promise<boolean>
  /** The file of that name, or the archive that holds it. */
  find: (exchange: string, name: string) => Promise<FoundFile | undefined>
  /** A small file, from the folder or out of an archive. */
  openSmall: (exchange: string) => Promise<SmallFiles>
  /** Where the records of the file that is being imported are written. */
  piecesOf: (exchange: string) => string
  /** Removes a file that is in; archives stay, as they hold others. */
  remove: (exchange: string, name: string) => Promise<void>
  end: (exchange: string) => Promise<void>
}

export type SmallFiles = {
  read: (name: string, maxBytes: number) => Promise<Buffer | undefined>
  close: () => void
}

const ARCHIVE = '.zip'
/** Signature of the directory at the end of an archive. */
const ARCHIVE_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END = '</КоммерческаяИнформация>'
const ENDS = [Buffer.from(END), iconv.encode(END, 'windows-1251')]
const TAIL_BYTES = 1024
const FULL = 'Обмен прислал слишком много данных'

/** Files of exchanges on this machine's disk, under names of ours: what 1C calls them is never a path. */
export function createExchangeFiles(root: string, now: () => Date): ExchangeFiles {
  const sizes = new Map<string, { bytes: number; files: number }>()
  const folderOf = (exchange: string) => path.join(root, exchange)
  const fileOf = (exchange: string, name: string) => {
    const hash = createHash('sha256').update(name.toLowerCase()).digest('hex')
    return path.join(folderOf(exchange), `${hash}${name.toLowerCase().endsWith(ARCHIVE) ? ARCHIVE : '.part'}`)
  }

  async function measure(exchange: string) {
    const known = sizes.get(exchange)
    if (known) return known
    const names = await readdir(folderOf(exchange)).catch(() => [])
    const infos = await Promise.all(names.map((name) => stat(path.join(folderOf(exchange), name))))
    const size = { bytes: infos.reduce((sum, info) => sum + info.size, 0), files: names.length }
    sizes.set(exchange, size)
    return size
  }

  async function sweep() {
    const names = await readdir(root).catch(() => [])
    let open = 0
    for (const name of names) {
      const info = await stat(path.join(root, name)).catch(() => undefined)
      if (!info) continue
      if (now().getTime() - info.mtimeMs > EXCHANGE_MS) {
        sizes.delete(name)
        await rm(path.join(root, name), { recursive: true, force: true })
      } else open += 1
    }
    if (open >= MAX_OPEN_EXCHANGES)
      throw new PriceFileError('Слишком много начатых обменов: повторите через несколько часов')
  }

  async function archivesOf(exchange: string): Promise<string[]> {
    const names = await readdir(folderOf(exchange)).catch(() => [])
    return names.filter((name) => name.endsWith(ARCHIVE)).map((name) => path.join(folderOf(exchange), name))
  }

  const versionOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => `${size}-${Math.round(mtimeMs)}`
  const openArchive = (file: string) => openZipFile(file, MAX_UNPACKED_BYTES, MAX_ENTRIES)

  return {
    begin: async (exchange) => {
      sizes.delete(exchange)
      await rm(folderOf(exchange), { recursive: true, force: true })
      await sweep()
      await mkdir(folderOf(exchange), { recursive: true })
    },
    append: async (exchange, name, piece) => {
      const file = fileOf(exchange, name)
      await mkdir(folderOf(exchange), { recursive: true })
      const size = await measure(exchange)
      const before = await stat(file).catch(() => undefined)
      const files = size.files + (before ? 0 : 1)
      if (size.bytes + piece.byteLength > MAX_EXCHANGE_BYTES || files > MAX_EXCHANGE_FILES)
        throw new PriceFileError(FULL)
      await appendFile(file, piece)
      sizes.set(exchange, { bytes: size.bytes + piece.byteLength, files })
    },
    isWhole: async (exchange, name) => {
      const file = fileOf(exchange, name)
      const tail = await readTail(file)
      return file.endsWith(ARCHIVE) ? tail.includes(ARCHIVE_END) : ENDS.some((end) => tail.includes(end))
    },
    find: async (exchange, name) => {
      const file = fileOf(exchange, name)
      const info = await stat(file).catch(() => undefined)
      if (info) return { file, isArchive: file.endsWith(ARCHIVE), version: versionOf(info) }
      for (const archive of await archivesOf(exchange)) {
        const opened = await openArchive(archive)
        const entry = entryOf(opened.entries, name)
        opened.close()
        if (entry) return { file: archive, isArchive: true, version: versionOf(await stat(archive)) }
      }
      return undefined
    },
    openSmall: async (exchange) => {
      const archives: ZipArchive[] = []
      for (const archive of await archivesOf(exchange)) archives.push(await openArchive(archive))
      const entries = new Map(
        archives.flatMap((archive) => archive.entries.map((entry) => [entry.name.toLowerCase(), entry])),
      )
      return {
        read: async (name, maxBytes) => {
          const file = fileOf(exchange, name)
          const info = await stat(file).catch(() => undefined)
          if (info) return info.size > maxBytes ? undefined : readFile(file)
          const entry = entries.get(name.toLowerCase())
          return entry && entry.size <= maxBytes ? readAll(entry, maxBytes) : undefined
        },
        close: () => {
          for (const archive of archives) archive.close()
        },
      }
    },
    piecesOf: (exchange) => path.join(folderOf(exchange), 'pieces.jsonl'),
    remove: async (exchange, name) => {
      await rm(fileOf(exchange, name), { force: true })
      sizes.delete(exchange)
    },
    end: async (exchange) => {
      sizes.delete(exchange)
      await rm(folderOf(exchange), { recursive: true, force: true })
    },
  }
}

async function readTail(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { size } = await opened.stat()
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await opened.read(Buffer.alloc(length), 0, length, size - length)
    return buffer
  } finally {
    await opened.close()
  }
}
