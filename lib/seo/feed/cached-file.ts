import { Readable } from 'node:stream'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK_BYTES = 64 * 1024

type Copy = { file: FileHandle; of: string; madeAt: number; readers: number; isReplaced: boolean }

type Writing = { of: string; copy: Promise<Copy> }

export type CachedFileOptions = {
  write: () => AsyncIterable<string>
  maxAgeMs: number
  now?: () => number
}

/**
 * A document too large for memory, stored in a temporary file. The first request has it written, requests that come meanwhile
 * wait for the same file. A failed writing fails for all of them and is tried again for the next one. Where the disk takes
 * nothing, everyone gets the last file, or else what would have been written to one.
 */
export class CachedFile {
  readonly #options: Required<CachedFileOptions>
  #copy: Copy | undefined
  #writing: Writing | undefined

  constructor(options: CachedFileOptions) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** `of` is what the document is made of besides what changes by the hour: a file of another one is old. */
  async read(of = ''): Promise<ReadableStream<Uint8Array>> {
    try {
      return streamOf(await this.#freshCopy(of))
    } catch (error) {
      if (!(error instanceof DiskError)) throw error
      return this.#copy ? streamOf(this.#copy) : streamOfParts(this.#options.write())
    }
  }

  #freshCopy(of: string): Promise<Copy> | Copy {
    const { now, maxAgeMs } = this.#options
    const copy = this.#copy
    if (copy && copy.of === of && now() - copy.madeAt < maxAgeMs) return copy
    const running = this.#writing
    if (running?.of === of) return running.copy
    const writing: Writing = {
      of,
      // One at a time: the other one was begun by what is old already.
      copy: (running?.copy ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => this.#renew(of))
        .finally(() => {
          if (this.#writing === writing) this.#writing = undefined
        }),
    }
    this.#writing = writing
    return writing.copy
  }

  async #renew(of: string): Promise<Copy> {
    const copy = await writeCopy(of, this.#options)
    const old = this.#copy
    this.#copy = copy
    if (old) {
      old.isReplaced = true
      await closeUnused(old)
    }
    return copy
  }
}

async function writeCopy(of: string, { write, now }: Required<CachedFileOptions>): Promise<Copy> {
  const file = await openNameless().catch(asDiskError)
  try {
    for await (const part of write()) await file.appendFile(part).catch(asDiskError)
  } catch (error) {
    await file.close()
    throw error
  }
  return { file, of, madeAt: now(), readers: 0, isReplaced: false }
}

class DiskError extends Error {
  override readonly name = 'DiskError'
}

function asDiskError(cause: unknown): never {
  throw new DiskError('the document cannot be kept', { cause })
}

function streamOfParts(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const bytes = Readable.from(parts, { objectMode: true }).map((part: string) => Buffer.from(part))
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}

/** A file without a name lives as long as it is open: nothing is left behind, even by a killed process. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'arus-feed-'))
  const file = await open(join(folder, 'feed'), 'w+')
  await rm(folder, { recursive: true })
  return file
}

function streamOf(copy: Copy): ReadableStream<Uint8Array> {
  let position = 0
  copy.readers += 1
  const leave = async () => {
    copy.readers -= 1
    await closeUnused(copy)
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { buffer, bytesRead } = await copy.file.read(
        new Uint8Array(CHUNK_BYTES),
        0,
        CHUNK_BYTES,
        position,
      )
      position += bytesRead
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
      controller.close()
      await leave()
    },
    cancel: leave,
  })
}

async function closeUnused(copy: Copy): Promise<void> {
  if (copy.isReplaced && copy.readers === 0) await copy.file.close()
}
