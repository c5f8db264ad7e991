import {
  INQUIRY_FILES,
  MAX_INQUIRY_BYTES,
  MAX_INQUIRY_FILE_BYTES,
  type InquiryFilesField,
} from '@/lib/gateway/contracts/site/inquiry-forms'
import { MIB } from '@/lib/gateway/contracts/limits'

type NamedFile = Pick<File, 'name' | 'size' | 'type'>

const extensionOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

function isOfKind({ name, type }: NamedFile, accept: string): boolean {
  return accept.split(',').some((kind) => kind === extensionOf(name) || kind === type)
}

/** What is wrong with files before they are sent, as far as a browser can tell; the gateway looks into them. */
export function filesProblem(field: InquiryFilesField, files: readonly NamedFile[]): string | undefined {
  const { accept, words } = INQUIRY_FILES[field.kinds]
  if (files.length === 0) return field.missing
  if (files.length > field.max)
    return field.max === 1 ? 'Можно приложить один файл' : `Не больше ${field.max} файлов`
  for (const file of files) {
    if (!isOfKind(file, accept)) return `«${file.name}» не подойдёт: нужен ${words}`
    if (file.size === 0) return `«${file.name}» пуст`
    if (file.size > MAX_INQUIRY_FILE_BYTES) return `«${file.name}» больше ${MAX_INQUIRY_FILE_BYTES / MIB} МБ`
  }
  const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > MAX_INQUIRY_BYTES
  return isTooMuch ? `Вместе файлы больше ${MAX_INQUIRY_BYTES / MIB} МБ` : undefined
}

/** `PDF или XLSX, до 10 МБ, не больше 3`. */
export function filesHint({ kinds, max }: InquiryFilesField): string {
  const size = `до ${MAX_INQUIRY_FILE_BYTES / MIB}\u00a0МБ`
  return `${INQUIRY_FILES[kinds].words}, ${size}${max > 1 ? `, не больше ${max}\u00a0файлов` : ''}`
}
