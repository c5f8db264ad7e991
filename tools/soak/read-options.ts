import { parseArgs } from 'node:util'

export type DatabaseKind = 'pglite' | 'postgresql'
export type SoakOptions = { minutes: number; databases: readonly DatabaseKind[]; seed?: number }

export const SOAK_USAGE =
  'npm run soak [-- --minutes 30 --database pglite|postgresql --seed ЧИСЛО]\n  Долгая проверка: покупатели, нападения, сбои и остановки на каждой базе данных.'

const DEFAULT_MINUTES = 30
const DATABASES: readonly DatabaseKind[] = ['pglite', 'postgresql']

/** How long the soak lasts on each database, on which, and by which seed its attackers and addresses come; undefined when the arguments say something else. */
export function readOptions(args: readonly string[]): SoakOptions | undefined {
  const { minutes, database, seed } = valuesOf(args) ?? { minutes: '' }
  const lasts = minutes === undefined ? DEFAULT_MINUTES : Number(minutes)
  const databases = DATABASES.filter((kind) => database === undefined || kind === database)
  if (!(lasts > 0) || databases.length === 0 || (seed !== undefined && !/^\d{1,10}$/.test(seed)))
    return undefined
  return { minutes: lasts, databases, ...(seed !== undefined && { seed: Number(seed) }) }
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, database: { type: 'string' }, seed: { type: 'string' } },
    }).values
  } catch {
    return undefined
  }
}
