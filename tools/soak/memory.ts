import { readFile } from 'node:fs/promises'

/** Names of the shop's processes with the ids that they have now. */
export type Roles = Readonly<Record<string, () => Promise<number | undefined> | number | undefined>>

type Sample = { at: number; mib: Readonly<Record<string, number>> }

export type MemoryMark = { title: string; mib: Readonly<Record<string, number>> }

const KIB_PER_MIB = 1024
const PERCENT = 100
/** Garbage and threads come and go by a tenth of all: a figure is the median of this many samples, two minutes of them. */
const SAMPLES = 48
const EVERY_MS = 2_500

/** Looks at the memory of processes again and again. */
export function watchMemory(roles: Roles) {
  const samples: Sample[] = []
  const look = async () => {
    const mib: Record<string, number> = {}
    for (const [name, pidOf] of Object.entries(roles)) {
      const size = await residentMib(await pidOf())
      if (size !== undefined) mib[name] = size
    }
    samples.push({ at: performance.now(), mib })
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return {
    /** Recent values of each. */
    mark: (title: string): MemoryMark => ({ title, mib: medians(samples.slice(-SAMPLES)) }),
    stop: () => clearInterval(timer),
  }
}

/** Growth from one mark to another, in per cent of the first. */
export function growthOf(from: MemoryMark, to: MemoryMark): Record<string, number> {
  return Object.fromEntries(
    Object.entries(from.mib).flatMap(([name, before]) => {
      const after = to.mib[name]
      return after === undefined ? [] : [[name, ((after - before) / before) * PERCENT]]
    }),
  )
}

function medians(samples: readonly Sample[]): Record<string, number> {
  const names = new Set(samples.flatMap(({ mib }) => Object.keys(mib)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(samples.flatMap(({ mib }) => mib[name] ?? []))]),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Only Linux shows it in a file; elsewhere the table has no memory. */
async function residentMib(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined) return undefined
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kib = /^VmRSS:\s+(\d+)/m.exec(text)?.[1]
  return kib === undefined ? undefined : Number(kib) / KIB_PER_MIB
}
