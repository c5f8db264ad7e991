import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { gatewayError } from '@/gateway/core/errors/errors'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'
import type { UploadedFile } from '@/lib/gateway/contracts/files'
import { MIB } from '@/lib/gateway/contracts/limits'
import { isGatewayError } from '@/lib/gateway/errors'

const LIMITS = { files: 20, fields: 100, parts: 120, fieldSize: MIB, headerPairs: 20 }

type Form = Record<string, unknown>

export type SpooledForm = { form: Form; release: () => Promise<void> }

function add(form: Form, name: string, value: unknown) {
  const known = form[name]
  if (known === undefined) form[name] = value
  else form[name] = Array.isArray(known) ? [...known, value] : [known, value]
}

/** A file on disk, with the name that its sender gave it, which is not used as a path. */
async function toUpload(copy: string, name: string, type: string): Promise<UploadedFile> {
  return Object.defineProperty(await openAsBlob(copy, { type }), 'name', { value: name }) as UploadedFile
}

/**
 * A form with files, which go to disk as they arrive: however many are sent at once, memory holds a few pieces of each. What
 * the answer needs of them has to be stored before `release`.
 */
export async function spoolForm(
  request: Request,
  maxBytes: number,
  parent = os.tmpdir(),
): Promise<SpooledForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || !request.body) throw notAForm()
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const folder = await mkdtemp(path.join(parent, 'arus-form-'))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    return { form: await readInto(folder, type, upTo(maxBytes, request.body)), release }
  } catch (cause) {
    await release()
    throw cause
  }
}

async function* upTo(maxBytes: number, body: NonNullable<Request['body']>) {
  let bytes = 0
  // The client has to receive the refusal: cancelling the body would cut the connection.
  for await (const piece of body.values({ preventCancel: true })) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge()
    yield piece
  }
}

async function readInto(folder: string, type: string, body: AsyncIterable<Uint8Array>): Promise<Form> {
  // Names of fields come from the sender.
  const form: Form = Object.create(null)
  const files: Promise<void>[] = []
  const parser = openParser(type)
  const keep = async (field: string, stream: BusboyFileStream, name: string, mime: string, copy: string) => {
    await pipeline(stream, createWriteStream(copy))
    add(form, field, await toUpload(copy, name, mime))
  }
  parser.on('field', (name, value) => add(form, name, value))
  parser.on('file', (field, stream, name, _encoding, mime) => {
    const stored = keep(field, stream, name ?? '', mime, path.join(folder, String(files.length)))
    // A full disk ends the reading, which would wait for it for ever.
    stored.catch((cause: Error) => parser.destroy(cause))
    files.push(stored)
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => parser.destroy(gatewayError('tooLarge', 'В форме слишком много полей.')))
  try {
    await pipeline(Readable.from(body), parser)
    await Promise.all(files)
  } catch (cause) {
    await Promise.allSettled(files)
    throw isGatewayError(cause) ? cause : isOfDisk(cause) ? noRoom(cause) : notAForm(cause)
  }
  return { ...form }
}

function openParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch (cause) {
    throw notAForm(cause)
  }
}

const DISK_FAILURE = /^(?:ENOSPC|EDQUOT|EIO|EROFS|ENOENT|EMFILE|ENFILE)$/

function isOfDisk(cause: unknown) {
  return DISK_FAILURE.test(findCodedError(cause)?.code ?? '')
}

function noRoom(cause: unknown) {
  return gatewayError('unavailable', 'Сейчас файлы не принимаются. Повторите позже.', { cause })
}

function tooLarge() {
  return gatewayError('tooLarge', 'Запрос слишком велик.')
}

function notAForm(cause?: unknown) {
  return gatewayError('client', 'Тело запроса не разобрано: это не форма с файлами.', { cause })
}
