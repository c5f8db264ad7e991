import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK_BYTES = 64 * 1024

type Copy = { file: FileHandle; madeAt: number; readers: number; isReplaced: boolean }

export type KeptFileOptions = {
  write: () => AsyncIterable<string>
  maxAgeMs: number
  now?: () => number
}

/**
 * A document too large for memory, kept in a temporary file. Whoever comes first has it written, those who come meanwhile
 * wait for the same file. A failed writing fails for all of them and is tried again for the next one.
 */
export class KeptFile {
  readonly #options: Required<KeptFileOptions>
  #copy: Copy | undefined
  #writing: Promise<Copy> | undefined

  constructor(options: KeptFileOptions) {
    this.#options = { now: Date.now, ...options }
  }

  async read(): Promise<ReadableStream<Uint8Array>> {
    return streamOf(await this.#freshCopy())
  }

  #freshCopy(): Promise<Copy> | Copy {
    const { now, maxAgeMs } = this.#options
    if (this.#copy && now() - this.#copy.madeAt < maxAgeMs) return this.#copy
    return (this.#writing ??= this.#renew().finally(() => {
      this.#writing = undefined
    }))
  }

  async #renew(): Promise<Copy> {
    const copy = await writeCopy(this.#options)
    const old = this.#copy
    this.#copy = copy
    if (old) {
      old.isReplaced = true
      await closeUnused(old)
    }
    return copy
  }
}

async function writeCopy({ write, now }: Required<KeptFileOptions>): Promise<Copy> {
  const file = await openNameless()
  try {
    for await (const part of write()) await file.appendFile(part)
  } catch (error) {
    await file.close()
    throw error
  }
  return { file, madeAt: now(), readers: 0, isReplaced: false }
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
