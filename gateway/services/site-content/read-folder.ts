import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

export function readFolder(folder: string): Folder {
  const files = listFiles(folder).filter((file) => path.basename(file) !== 'README.md')
  const media = files.filter((file) => file.startsWith(`${FILES_FOLDER}/`))
  const texts = files.filter((file) => TEXTS.test(file) && !media.includes(file))
  return {
    texts: texts.map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') })),
    media: media.map((file) => file.slice(FILES_FOLDER.length + 1)),
    others: files.filter((file) => !TEXTS.test(file) && !media.includes(file)),
  }
}

/** Paths of all files below a folder, with `/` between their parts; hidden ones are left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}
