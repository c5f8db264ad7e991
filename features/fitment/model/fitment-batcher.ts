import { matchKey } from '@/lib/parts/keys'

export type Part = { brand: string; article: string }
export type JudgedCar = { carId: number; year: number | null }

/** `any` where the question does not arise, such as for a tool. */
export type Verdict = { verdict: 'fits' | 'unfit' | 'check' | 'any'; reason: string | null }

/** Verdicts in the order of the parts. */
export type LoadVerdicts = (car: JudgedCar, parts: readonly Part[]) => Promise<readonly Verdict[]>

/** Undefined where no car is chosen, where the answer is on its way, and where it did not come. */
export type FitState = Verdict | undefined

export type FitmentBatcher = {
  /** The car that parts are judged for, or none. Forgets what was known of another one. */
  choose: (car: JudgedCar | undefined, load?: LoadVerdicts) => void
  car: () => JudgedCar | undefined
  /** Asks for the verdict on a part; what is wanted together is asked for together. */
  want: (part: Part) => void
  read: (part: Part) => FitState
  subscribe: (listener: () => void) => () => void
}

/** Parts of a page mount within one task; this lets them all in. */
const GATHER_MS = 10

export function createFitmentBatcher(): FitmentBatcher {
  const listeners = new Set<() => void>()
  let car: JudgedCar | undefined
  let load: LoadVerdicts | undefined
  let verdicts = new Map<string, FitState>()
  let wanted: Part[] = []

  const tell = () => listeners.forEach((listener) => listener())

  const ask = async () => {
    const [asked, parts, board] = [car, wanted, verdicts]
    wanted = []
    if (!asked || !load) return
    const answer = await load(asked, parts).catch(() => undefined)
    // If another car has been chosen since, this board is no longer read.
    for (const [at, part] of parts.entries()) {
      if (answer) board.set(keyOf(part), answer[at])
      else board.delete(keyOf(part))
    }
    if (board === verdicts) tell()
  }

  return {
    choose(next, nextLoad) {
      load = nextLoad
      if (next?.carId === car?.carId && next?.year === car?.year) return
      car = next
      verdicts = new Map()
      wanted = []
      tell()
    },
    car: () => car,
    want(part) {
      const key = keyOf(part)
      if (!car || verdicts.has(key)) return
      verdicts.set(key, undefined)
      wanted.push(part)
      if (wanted.length === 1) setTimeout(() => void ask(), GATHER_MS)
    },
    read: (part) => (car ? verdicts.get(keyOf(part)) : undefined),
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
