import { readFileSync } from 'node:fs'

/** Resident memory of a process by its pid (Linux), in MiB. */
export function residentMib(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
