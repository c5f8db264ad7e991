import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the holder of the database takes the owner's commands on this machine, and the key that it requires. */
export type OwnerChannel = { port: number; key: string }

/** Another living process has the embedded database open. */
export class DataDirBusyError extends Error {
  override readonly name = 'DataDirBusyError'
  // Private, so that a printed or logged error does not show the key.
  readonly #channel: OwnerChannel | undefined
  constructor(
    readonly holder: number,
    channel?: OwnerChannel,
  ) {
    super(`The embedded database is held by process ${holder}`)
    this.#channel = channel
  }

  get channel(): OwnerChannel | undefined {
    return this.#channel
  }
}

type Holder = { pid: number; startedAt: string; channel?: OwnerChannel | undefined }

const ONLY_OWNER = 0o600
const ONLY_OWNERS_FOLDER = 0o700

/**
 * Keeps a second process off an embedded database: PGlite has no lock, and a second process spoils its files.
 * Locking again from the same process is allowed. A lock whose process is gone does not count.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = lockFileOf(dataDir)
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  mkdirSync(path.dirname(file), { recursive: true, mode: ONLY_OWNERS_FOLDER })
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: ONLY_OWNER })
      return () => rmSync(file, { force: true })
    } catch (error) {
      const holder = readHolder(file)
      if (holder?.pid === self.pid && holder.startedAt === self.startedAt) return () => undefined
      if (holder && isAlive(holder)) throw new DataDirBusyError(holder.pid, holder.channel)
      if (attempt > 0) throw error
      rmSync(file, { force: true })
    }
  }
}

/** Writes the address of the lock's process for the owner's commands; only the owner can read it. */
export function openChannel(dataDir: string, channel: OwnerChannel): void {
  const file = lockFileOf(dataDir)
  chmodSync(file, ONLY_OWNER)
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), channel }
  writeFileSync(file, JSON.stringify(holder), { mode: ONLY_OWNER })
}

function lockFileOf(dataDir: string): string {
  return `${path.resolve(dataDir)}.lock`
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, startedAt, channel } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt, channel } : undefined
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

/** Distinguishes a process from a later one with the same number, where the system shows it (Linux). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
