import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isRunning } from '../scripts/shop/is-running.ts'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const OF_MEMORY = 0x01021994
const NAME = /^arus-tests-(\d+)-/
/** A run takes a fraction of it; what is left is for the programs. */
const ROOM_BYTES = 4 * 1024 ** 3
/** As on the folder that it stands in for: the database runs as another user. */
const FOR_EVERY_USER = 0o1777

/**
 * Keeps the temporary files of this process, and of those that it starts, in memory where there is room: to copy the thousand files of
 * a database takes up to a second of processor time on a disk, and a tenth of that here. A `TMPDIR` that is given stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return
  removeLeftovers()
  const folder = mkdtempSync(path.join(MEMORY, `arus-tests-${process.pid}-`))
  chmodSync(folder, FOR_EVERY_USER)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    return type === OF_MEMORY && Math.min(bavail * bsize, os.freemem()) >= ROOM_BYTES && runsPrograms()
  } catch {
    return false
  }
}

/** Containers often forbid it there, and tests write programs to run. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , , flags = 'noexec'] = mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? []
  return !flags.split(',').includes('noexec')
}

/** Of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(MEMORY, name), { recursive: true, force: true })
  }
}
