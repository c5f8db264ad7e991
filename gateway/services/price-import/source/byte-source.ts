import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { MAX_FILE_BYTES } from '@/gateway/services/price-import/limits'
import { requireFile } from '@/gateway/services/price-import/source/require-file'

/** Bytes that can be read from the start as many times as needed. */
export type ByteSource = {
  name: string
  size: number
  stream: () => Promise<Readable>
}

export async function fileBytes(path: string, name: string): Promise<ByteSource> {
  const size = await requireFile(path)
  if (size > MAX_FILE_BYTES) {
    throw new PriceFileError(
      `Файл слишком велик: ${toMegabytes(size)} МБ, предел ${toMegabytes(MAX_FILE_BYTES)} МБ`,
    )
  }
  return { name, size, stream: async () => createReadStream(path) }
}

export async function readHead(source: ByteSource, length: number): Promise<Buffer> {
  const stream = await source.stream()
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of stream) {
    chunks.push(toBuffer(chunk))
    total += toBuffer(chunk).length
    if (total >= length) break
  }
  stream.destroy()
  return Buffer.concat(chunks).subarray(0, length)
}

export async function readAll(source: ByteSource, maxBytes: number): Promise<Buffer> {
  const refuse = () =>
    new PriceFileError(`Книга «${source.name}» слишком велика: предел ${toMegabytes(maxBytes)} МБ`)
  if (source.size > maxBytes) throw refuse()
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of await source.stream()) {
    const bytes = toBuffer(chunk)
    total += bytes.length
    if (total > maxBytes) throw refuse()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

export function toBuffer(chunk: unknown): Buffer {
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array)
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
