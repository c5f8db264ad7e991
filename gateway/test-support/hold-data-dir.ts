import { readFileSync, writeFileSync } from 'node:fs'
import { lockDataDir, type OwnerChannel } from '@/gateway/db/lock-data-dir'

/** Simulates another living process, the parent of this one, with the embedded database open. */
export function holdDataDir(
  dataDir: string,
  channel?: OwnerChannel,
): { holder: number; release: () => void } {
  const file = `${dataDir}.lock`
  const release = lockDataDir(dataDir)
  const self = JSON.parse(readFileSync(file, 'utf8')) as object
  const startedAt = /\) (?:\S+ ){19}(\d+)/.exec(readStat(process.ppid))?.[1] ?? ''
  writeFileSync(file, JSON.stringify({ ...self, pid: process.ppid, startedAt, ...(channel && { channel }) }))
  return { holder: process.ppid, release }
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
