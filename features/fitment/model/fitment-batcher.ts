import { matchKey } from '@/lib/parts/keys'

export type Part = { brand: string; article: string }
export type JudgedCar = { carId: number; year: number | null }

/** `any` where the question does not arise, such as for a tool. */
export type Verdict = { verdict: 'fits' | 'unfit' | 'check' | 'any'; reason: string | null }

/** Verdicts in the order of the parts. */
export type LoadVerdicts = (car: JudgedCar, parts: readonly Part[]) => Promise<readonly Verdict[]>

/** Undefined where no car is chosen. */
export type FitState = Verdict | 'loading' | 'failed' | undefined

export type FitmentBatcher = {
  /** The car that parts are judged for, or none. Forgets what was known of another one. */
  choose: (car: JudgedCar | undefined, load?: LoadVerdicts) => void
  car: () => JudgedCar | undefined
  /** Reads the verdict on a part, anew where it failed; parts of one moment share a request. */
  want: (part: Part) => void
  /** Reads anew all that failed. */
  retry: () => void
  read: (part: Part) => FitState
  subscribe: (listener: () => void) => () => void
}

/** Parts of a page mount within one task; this lets them all in. */
const GATHER_MS = 10

export function createFitmentBatcher(): FitmentBatcher {
  const listeners = new Set<() => void>()
  let car: JudgedCar | undefined
  let load: LoadVerdicts | undefined
  let verdicts = new Map<string, { part: Part; state: Verdict | 'loading' | 'failed' }>()
  let needed: Part[] = []

  const notify = () => listeners.forEach((listener) => listener())

  const call = async () => {
    const [requested, parts, board] = [car, needed, verdicts]
    needed = []
    if (!requested || !load || parts.length === 0) return
    const response = await load(requested, parts).catch(() => undefined)
    // If another car has been chosen since, this board is no longer read.
    for (const [at, part] of parts.entries())
      board.set(keyOf(part), { part, state: response?.[at] ?? 'failed' })
    if (board === verdicts) notify()
  }

  const want = (part: Part) => {
    const key = keyOf(part)
    const known = verdicts.get(key)
    if (!car || (known && known.state !== 'failed')) return
    verdicts.set(key, { part, state: 'loading' })
    needed.push(part)
    if (needed.length === 1) setTimeout(() => void call(), GATHER_MS)
    if (known) notify()
  }

  return {
    choose(next, nextLoad) {
      load = nextLoad
      if (next?.carId === car?.carId && next?.year === car?.year) return
      car = next
      verdicts = new Map()
      needed = []
      notify()
    },
    car: () => car,
    want,
    retry: () => verdicts.forEach(({ part, state }) => state === 'failed' && want(part)),
    read: (part) => (car ? (verdicts.get(keyOf(part))?.state ?? 'loading') : undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The board of the page; on the server nothing is ever written on it. */
export const fitmentBatcher = createFitmentBatcher()

function keyOf({ brand, article }: Part): string {
  return matchKey(brand, article)
}
