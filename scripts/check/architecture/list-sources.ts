import { readdir } from 'node:fs/promises'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'coverage', 'test-results', 'playwright-report', 'next-env.d.ts'])
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/

/** Every source file below the root, relative to it. */
export async function listSources(root: string): Promise<string[]> {
  return (await listFiles(root)).filter((file) => SOURCE.test(file))
}

/** Every file below the root, relative to it; hidden files and folders and products of tools are left out. */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const lists = entries
    .filter((entry) => !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .map(async (entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? listFiles(root, file) : [file]
    })
  return (await Promise.all(lists)).flat().sort()
}
