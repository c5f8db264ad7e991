/**
 * Shoppers order, read, search, upload and write while the shop is troubled and its parts are killed, on both databases in
 * turn; the tables at the end say what was lost. It needs the programs of PostgreSQL for the second, and Linux for the figures
 * of memory.
 */
import { readOptions, SOAK_USAGE } from './soak/read-options.ts'
import type { SoakReport } from './soak/to-table.ts'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(SOAK_USAGE)
  process.exit()
}
const options = readOptions(given)
if (options === undefined) {
  console.error(SOAK_USAGE)
  process.exit(2)
}

// Loaded late: a question for help is answered at once.
const [{ ensureBuild }, { soakOn }, { isSound, toTables }] = await Promise.all([
  import('../scripts/shop/ensure-build.ts'),
  import('./soak/soak-on.ts'),
  import('./soak/to-table.ts'),
])
await ensureBuild()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
const reports: SoakReport[] = []
for (const database of options.databases) reports.push(await soakOn(database, options, stopping.signal))
console.log(`\n${reports.map(toTables).join('\n\n')}\n`)
process.exit(reports.every(isSound) ? 0 : 1)
