import { readdirSync, readFileSync } from 'node:fs'

/** Kernel ticks are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10

/** Processor time that a process and those it has started have taken so far (Linux), in milliseconds. */
export function cpuMs(pid: number | undefined): number {
  return treeOf(pid).reduce((sum, one) => sum + ownCpuMs(one), 0)
}

/** Resident memory of a process and of those it has started (Linux), in MiB. */
export function residentMib(pid: number | undefined): number {
  return treeOf(pid).reduce((sum, one) => sum + ownResidentMib(one), 0)
}

function treeOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(treeOf)]
}

function ownCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function ownResidentMib(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
