import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeUtf8 } from '@/gateway/core/text/decode-utf8'
import { ContentError, type ContentProblem } from '@/gateway/services/site-content/content-error'
import type { SourceFile } from '@/gateway/services/site-content/read-document'

const TEXTS = /\.(?:md|ya?ml)$/
/** Pictures and papers lie there: they are copied, not read. */
export const FILES_FOLDER = 'files'

export type Folder = {
  /** In an order that does not depend on the machine. */
  texts: SourceFile[]
  /** Paths of pictures and papers within `files`, as texts name them. */
  media: string[]
  /** What is neither. */
  others: string[]
}

/** Throws one ContentError with all texts of another encoding. */
export function readFolder(folder: string): Folder {
  const files = listFiles(folder).filter((file) => path.basename(file) !== 'README.md')
  const media = files.filter((file) => file.startsWith(`${FILES_FOLDER}/`))
  const texts = files.filter((file) => TEXTS.test(file) && !media.includes(file))
  return {
    texts: readTexts(folder, texts),
    media: media.map((file) => file.slice(FILES_FOLDER.length + 1)),
    others: files.filter((file) => !TEXTS.test(file) && !media.includes(file)),
  }
}

function readTexts(folder: string, files: readonly string[]): SourceFile[] {
  const problems: ContentProblem[] = []
  const texts = files.map((file) => {
    const text = decodeUtf8(readFileSync(path.join(folder, file)))
    if (text === undefined) problems.push({ file, line: 1, message: 'Файл не в UTF-8: сохраните его в ней' })
    return { path: file, text: text ?? '' }
  })
  if (problems.length > 0) throw new ContentError(problems)
  return texts
}

/** Paths of all files below a folder, with `/` between their parts; hidden ones are left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}
