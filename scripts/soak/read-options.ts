import { parseArgs } from 'node:util'

export type DatabaseKind = 'pglite' | 'postgresql'
export type SoakOptions = { minutes: number; databases: readonly DatabaseKind[] }

export const SOAK_USAGE = 'npm run soak [-- --minutes 30 --database pglite|postgresql]'

const DEFAULT_MINUTES = 30
const DATABASES: readonly DatabaseKind[] = ['pglite', 'postgresql']

/** How long the soak lasts on each database, and on which; undefined when the arguments say something else. */
export function readOptions(args: readonly string[]): SoakOptions | undefined {
  const { minutes, database } = valuesOf(args) ?? { minutes: '' }
  const lasts = minutes === undefined ? DEFAULT_MINUTES : Number(minutes)
  const databases = DATABASES.filter((kind) => database === undefined || kind === database)
  return lasts > 0 && databases.length > 0 ? { minutes: lasts, databases } : undefined
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, database: { type: 'string' } },
    }).values
  } catch {
    return undefined
  }
}
