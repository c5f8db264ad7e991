import { readdirSync, readFileSync } from 'node:fs'

/** Kernel ticks are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10

/** Processor time that a process and those it has started have taken so far (Linux), in milliseconds. */
export function cpuMs(pid: number | undefined): number {
  return treeOf(pid).reduce((sum, one) => sum + ownCpuMs(one), 0)
}

/**
 * Resident memory of a process and of those it has started (Linux), in MiB. Pages that they share, such as the program of Node, are
 * there once and count once.
 */
export function residentMib(pid: number | undefined): number {
  const all = treeOf(pid).map(ownMemory)
  return all.reduce((sum, one) => sum + one.own, 0) + Math.max(0, ...all.map(({ shared }) => shared))
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

function ownMemory(pid: number): { own: number; shared: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024
  return {
    own: mib('Private_Clean') + mib('Private_Dirty'),
    shared: mib('Shared_Clean') + mib('Shared_Dirty'),
  }
}
