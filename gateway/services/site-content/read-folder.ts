import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '@/gateway/services/site-content/read-document'

const TEXTS = /\.(?:md|ya?ml)$/
/** Pictures and papers lie there: they are copied, not read. */
export const FILES_FOLDER = 'files'

/** The texts below a folder, in an order that does not depend on the machine. */
export function readFolder(folder: string): SourceFile[] {
  return listFiles(folder)
    .filter(
      (file) =>
        TEXTS.test(file) && !file.startsWith(`${FILES_FOLDER}/`) && path.basename(file) !== 'README.md',
    )
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }))
}

/** Paths of all files below a folder, with `/` between their parts; hidden ones are left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted()
}
