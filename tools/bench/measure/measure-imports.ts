import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { LEAN_MEMORY } from '../../../scripts/import/lean-memory.ts'
import { root } from '../../../scripts/shop/paths.ts'
import { writeCsvList, writeXlsxList } from '../price-lists.ts'
import type { Table } from '../table.ts'

const ROWS = 100_000
const MAX_SECONDS = 60
const MAX_MIB = 600
const POLL_MS = 100
const SHOP_DATABASE = path.resolve(root, process.env.GATEWAY_DATA_DIR ?? '.data', 'pglite')

/** Loads lists of 100,000 rows into a copy of the shop's embedded database, or into an empty one. */
export async function measureImports(table: Table): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-import-'))
  try {
    const [csv, xlsx, dearer] = [
      await writeCsvList(folder, ROWS),
      await writeXlsxList(folder, ROWS, 0),
      await writeXlsxList(folder, ROWS, 1),
    ]
    const first = await freshDatabase(folder, 'csv')
    add(table, 'Import of 100,000 new parts, CSV', await measure(csv, first))
    const second = await freshDatabase(folder, 'xlsx')
    add(table, 'Import of 100,000 new parts, XLSX', await measure(xlsx, second))
    add(table, 'The same parts at other prices, XLSX', await measure(dearer, second))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Cost = { seconds: number; peakMib: number }

function add(table: Table, what: string, { seconds, peakMib }: Cost): void {
  table.add(what, seconds, 's', { max: MAX_SECONDS })
  table.add(`${what}: peak memory`, peakMib, 'MiB', { max: MAX_MIB })
}

/** The embedded database takes a gigabyte once, while it is made; that is the first start of a shop and no import. */
async function freshDatabase(folder: string, name: string): Promise<string> {
  const dataDir = path.join(folder, name)
  if (existsSync(SHOP_DATABASE)) cpSync(SHOP_DATABASE, path.join(dataDir, 'pglite'), { recursive: true })
  else await measure(await writeCsvList(folder, 1), dataDir)
  return dataDir
}

function measure(file: string, dataDir: string): Promise<Cost> {
  const began = Date.now()
  const args = [
    ...LEAN_MEMORY,
    '--import',
    'tsx',
    path.join(root, 'scripts/import.ts'),
    file,
    '--supplier',
    'Bench',
  ]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, GATEWAY_DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let peakMib = 0
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + String(chunk)).slice(-2000)))
  const poll = setInterval(() => {
    peakMib = Math.max(peakMib, highWaterMib(child.pid))
  }, POLL_MS)
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(poll)
      if (code === 0) resolve({ seconds: (Date.now() - began) / 1000, peakMib })
      else reject(new Error(`The import ended with code ${code}: ${errors}`))
    })
  })
}

/** Most memory that a process ever had resident (Linux), in MiB. */
function highWaterMib(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
