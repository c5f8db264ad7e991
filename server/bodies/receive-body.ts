import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type ReceivedBody = { length: number; open: () => Readable; release: () => Promise<void> }

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** Nearly all bodies of the shop are smaller; the others are files. */
const MEMORY_BYTES = 256 * 1024

/** Whether a request has a body, and is not only allowed to have one. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Receives a whole body, however slowly it comes, so that no server behind has to wait for it. A long one goes to disk until
 * `release`. `onBytes` is called with every piece and may throw.
 */
export async function receiveBody(
  request: IncomingMessage,
  maxBytes: number,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<ReceivedBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLargeError()
  let length = 0
  const count = (piece: Buffer) => {
    length += piece.length
    if (length > maxBytes) throw new BodyTooLargeError()
    onBytes(piece.length)
    return piece
  }
  // A client refused in the middle still has to receive the answer, so the iterator must not end the connection.
  const pieces = request.iterator({ destroyOnReturn: false })
  const held: Buffer[] = []
  try {
    while (length <= MEMORY_BYTES) {
      const { done, value } = await pieces.next()
      if (done) return { length, open: () => Readable.from(held), release: () => Promise.resolve() }
      held.push(count(value as Buffer))
    }
    const spooled = await spool(async function* () {
      yield* held.splice(0)
      for await (const piece of pieces) yield count(piece as Buffer)
    })
    return { ...spooled, length }
  } finally {
    await pieces.return?.()
  }
}

async function spool(pieces: () => AsyncGenerator<Buffer>): Promise<Omit<ReceivedBody, 'length'>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-body-'))
  const release = () => rm(folder, { recursive: true, force: true })
  const file = path.join(folder, 'body')
  try {
    await pipeline(pieces, createWriteStream(file))
  } catch (cause) {
    await release()
    throw cause
  }
  return { open: () => createReadStream(file), release }
}
