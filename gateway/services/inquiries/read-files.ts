import { createHash } from 'node:crypto'
import { fieldError } from '@/gateway/core/errors/errors'
import { FILE_KINDS, fileKindOf, type FileKind } from '@/gateway/core/text/file-kind'
import {
  INQUIRY_FILES,
  MAX_INQUIRY_BYTES,
  type InquiryFilesField,
  type InquiryForm,
} from '@/lib/gateway/contracts/site/inquiry-forms'
import type { UploadedFile } from '@/lib/gateway/contracts/files'
import { MIB } from '@/lib/gateway/contracts/limits'

const FIELD = 'files'
const MAX_NAME_LENGTH = 80
/** Of a comma-separated table, which is plain text by content. */
const CSV = { extension: 'csv', contentType: 'text/csv; charset=utf-8' }

export type ReadFile = {
  name: string
  contentType: string
  kind: FileKind
  content: UploadedFile
  hash: string
}

/** The name that a person gave, without folders, control signs and extension. */
export function toFileName(given: string, extension: string): string {
  const bare = withoutSigns(withoutFolders(given).replace(/\.[^.]*$/, ''))
  return `${bare.replace(/^\.+/, '') || 'файл'}.${extension}`
}

function withoutFolders(given: string): string {
  return given.normalize('NFC').replace(/^.*[/\\]/, '')
}

function withoutSigns(name: string): string {
  return name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>|:*?;]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}

async function hashOf(file: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.stream()) hash.update(piece)
  return hash.digest('hex')
}

async function readOne(file: UploadedFile, field: InquiryFilesField): Promise<ReadFile> {
  const { kinds, words } = INQUIRY_FILES[field.kinds]
  const kind = await fileKindOf(file)
  if (kind === undefined || !kinds.some((allowed) => allowed === kind)) {
    throw fieldError(FIELD, `«${withoutSigns(withoutFolders(file.name))}» — не ${words}.`)
  }
  const { extension, contentType } = kind === 'text' && field.kinds === 'prices' ? CSV : FILE_KINDS[kind]
  return {
    name: toFileName(file.name, extension),
    contentType,
    kind,
    content: file,
    hash: await hashOf(file),
  }
}

/** Attachments of a form, each with the kind that its bytes show. */
export async function readFiles(
  { files: field }: InquiryForm,
  given: UploadedFile | UploadedFile[] | undefined,
): Promise<ReadFile[]> {
  // A plain form sends a nameless empty file for a field that was left alone; the contract refuses it before.
  const files = given === undefined ? [] : [given].flat()
  if (!field) {
    if (files.length > 0) throw fieldError(FIELD, 'К этой форме файлы не прикладывают.')
    return []
  }
  if (files.length === 0 && field.missing !== undefined) throw fieldError(FIELD, field.missing)
  if (files.length > field.max) throw fieldError(FIELD, `Не больше ${field.max} файлов.`)
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_INQUIRY_BYTES) {
    throw fieldError(FIELD, `Вместе файлы больше ${MAX_INQUIRY_BYTES / MIB} МБ.`)
  }
  return Promise.all(files.map((file) => readOne(file, field)))
}
