import { randomUUID } from 'node:crypto'
import { FILE_KINDS } from '@/gateway/core/text/file-kind'
import type { NewFile } from '@/gateway/core/ports/file-store'

const FOLDER = /^[a-z][a-z-]*$/

/** `reviews/4f/4f0c….jpg`: two letters in between keep folders small enough to be listed. */
export function newFilePath({ folder, kind }: Pick<NewFile, 'folder' | 'kind'>): string {
  if (!FOLDER.test(folder)) throw new TypeError(`"${folder}" is no folder of the shop`)
  const name = randomUUID()
  return `${folder}/${name.slice(0, 2)}/${name}.${FILE_KINDS[kind].extension}`
}
