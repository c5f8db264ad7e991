import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A JSON file of the shared real data beside the project, for tests only; `null` where it is absent. */
export function readSharedData<T>(path: string): T | null {
  const text = readSharedText(path)
  // The guarantee: each caller names the shape that the folder's SOURCE.md describes.
  return text === null ? null : (JSON.parse(text) as T)
}

export function readSharedText(path: string): string | null {
  const file = resolve(process.cwd(), '../shared/data', path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
