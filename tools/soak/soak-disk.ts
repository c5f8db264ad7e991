import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SIZE = '768m'
const CHUNK = Buffer.alloc(1024 * 1024)
const FULL_MS = 10_000

export type SoakDisk = {
  folder: string
  /** Leaves no byte free for a while; absent where nothing could be mounted. */
  fill: (() => Promise<void>) | undefined
  remove: () => void
}

/** A folder for the shop's files: a separate disk in memory where this user may mount one. */
export function openSoakDisk(): SoakDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soak-'))
  const isMounted = run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'arus-soak', folder])
  return {
    folder,
    fill: isMounted ? () => fill(path.join(folder, 'filler')) : undefined,
    remove: () => {
      if (isMounted) run('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(file: string): Promise<void> {
  const handle = openSync(file, 'w')
  try {
    const end = performance.now() + FULL_MS
    while (performance.now() < end) {
      // What others give back meanwhile is taken too.
      writeWhilePossible(handle, CHUNK)
      writeWhilePossible(handle, CHUNK.subarray(0, 4096))
      await sleep(200)
    }
  } finally {
    closeSync(handle)
    rmSync(file, { force: true })
  }
}

function writeWhilePossible(handle: number, bytes: Uint8Array): void {
  try {
    while (writeSync(handle, bytes) === bytes.length);
  } catch {
    // The disk is full.
  }
}

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, [...args], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
