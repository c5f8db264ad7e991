import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from './architecture/list-sources'

const MAX_LINES = 300
const MAX_FILES = 30
const READ_BY_PEOPLE = /\.(?:[cm]?[jt]sx?|css)$/

/** Lists of one kind of entries, which are longer by what there is to list. */
const LISTS: ReadonlySet<string> = new Set([
  'gateway/db/search/trade-words.ts',
  'gateway/services/brand-dictionary/brand-lines.ts',
  'lib/gateway/contracts/all.ts',
])
const FOLDERS_OF_RECORDS: ReadonlySet<string> = new Set(['docs/decisions', 'gateway/db/migrations'])

/** Files and folders that are too large to be taken in, one readable line each. */
export async function checkSizes(root: string): Promise<string[]> {
  const files = await listFiles(root)
  return [...findFullFolders(files), ...(await findLongFiles(root, files))]
}

export function findFullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !FOLDERS_OF_RECORDS.has(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${MAX_FILES}: sort them by meaning`)
}

async function findLongFiles(root: string, files: readonly string[]): Promise<string[]> {
  const read = files.filter((file) => READ_BY_PEOPLE.test(file) && !LISTS.has(file))
  const found = await Promise.all(
    read.map(async (file) => longFile(file, await readFile(path.join(root, file), 'utf8'))),
  )
  return found.flat()
}

export function longFile(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1
  return lines > MAX_LINES
    ? [`${file} has ${lines} lines, more than ${MAX_LINES}: part it by meaning or shorten it`]
    : []
}
