import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirBusyError, lockDataDir } from '@/gateway/db/lock-data-dir'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const dataDir = () => path.join(folder, 'pglite')
const heldBy = (holder: unknown) => writeFileSync(`${dataDir()}.lock`, JSON.stringify(holder))

/** When a process started, as Linux tells it; nothing elsewhere. */
function startOf(pid: number): string {
  if (!existsSync('/proc/self/stat')) return ''
  return /\) (?:\S+ ){19}(\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
}

it('names the living process that holds the database', () => {
  heldBy({ pid: process.ppid, startedAt: startOf(process.ppid) })
  expect(() => lockDataDir(dataDir())).toThrow(new DataDirBusyError(process.ppid))
})

it('lets its own process in again, and goes with the first unlock', () => {
  const unlock = lockDataDir(dataDir())
  lockDataDir(dataDir())()
  expect(existsSync(`${dataDir()}.lock`)).toBe(true)
  unlock()
  expect(existsSync(`${dataDir()}.lock`)).toBe(false)
})

it.each([
  ['a process that is gone', { pid: 2 ** 30, startedAt: '1' }],
  ['a later process of the same number', { pid: process.ppid, startedAt: 'long ago' }],
  ['nothing readable', 'x'],
])('does not mind a lock of %s', (_, holder) => {
  heldBy(holder)
  expect(() => lockDataDir(dataDir())()).not.toThrow()
})
