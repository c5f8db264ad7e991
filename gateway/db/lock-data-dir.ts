import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Another living process has the embedded database open. */
export class DataDirBusyError extends Error {
  override readonly name = 'DataDirBusyError'
  constructor(readonly holder: number) {
    super(`The embedded database is held by process ${holder}`)
  }
}

type Holder = { pid: number; startedAt: string }

/**
 * Keeps two processes off one embedded database: it has no lock of its own, and a second process spoils its files.
 * Locking again from the same process is allowed. A lock whose process is gone does not count.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = `${path.resolve(dataDir)}.lock`
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  mkdirSync(path.dirname(file), { recursive: true })
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      const holder = readHolder(file)
      if (holder?.pid === self.pid && holder.startedAt === self.startedAt) return () => undefined
      if (holder && isAlive(holder)) throw new DataDirBusyError(holder.pid)
      if (attempt > 0) throw error
      rmSync(file, { force: true })
    }
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(holder.pid) === holder.startedAt
}

/** Tells a process from a later one with the same number, where the system shows it (Linux). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
