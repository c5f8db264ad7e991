import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import { DataDirBusyError, lockDataDir, openChannel } from '@/gateway/db/lock-data-dir'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const dataDir = () => path.join(folder, 'pglite')
const heldBy = (holder: unknown) => writeFileSync(`${dataDir()}.lock`, JSON.stringify(holder))

/** When a process started, as Linux shows it; nothing elsewhere. */
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

it('keeps the key of the holder in its file, for its owner alone', () => {
  const unlock = lockDataDir(path.join(folder, 'data', 'pglite'))
  openChannel(path.join(folder, 'data', 'pglite'), { port: 1, key: 'key-of-the-desk' })
  const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777
  expect([modeOf('data'), modeOf('data/pglite.lock')]).toEqual([0o700, 0o600])
  unlock()
  lockDataDir(path.join(folder, 'data', 'pglite'))
  expect(modeOf('data/pglite.lock')).toBe(0o600)
})

it('is told of to a command, and not to whoever prints the error', () => {
  const channel = { port: 1, key: 'key-of-the-desk' }
  heldBy({ pid: process.ppid, startedAt: startOf(process.ppid), channel })
  const error = thrown(() => lockDataDir(dataDir()))
  expect(error).toMatchObject({ channel })
  let line = ''
  createLogger('fatal', { write: (text) => (line += text) }).fatal({ err: error, error }, 'not started')
  for (const printed of [
    line,
    inspect(error, { showHidden: true, depth: 9 }),
    JSON.stringify(error),
    String(error),
  ])
    expect(printed).not.toContain(channel.key)
})

function thrown(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
