/** Requests to the shop, and the faults caused meanwhile. */
export type Answer = {
  kind: string
  /** Undefined where there was no whole answer. */
  status: number | undefined
  /** When it was requested and answered, by a monotonic clock. */
  from: number
  to: number
  about?: string
  /** Sent by an attacker: a closed connection or an answer 429 is right. */
  isAttack?: boolean
  /** It contained another person's data. */
  isForeign?: boolean
}

export type Fault = {
  name: string
  /** Whether calls may fail of it: a kill cuts them, a slow neighbour must not. */
  mayCut: boolean
  from: number
  to: number
}

export type KindCount = {
  kind: string
  requested: number
  answered: number
  /** Of the answers: those that say no, by their status. */
  refused: Readonly<Record<string, number>>
  /** Failures by the fault that cut them. */
  cut: Readonly<Record<string, number>>
  /** Failures while nothing was wrong with the shop. */
  causeless: number
  /** Answers of 500: the gateway's own, while nothing was wrong with it. */
  broken: number
  /** Answers with another person's data, whatever was wrong with the shop. */
  foreign: number
}

export type Journal = {
  note: (answer: Answer) => void
  /** Resolves when the shop is whole again; what fails until then has its cause. */
  during: <Result>(fault: Pick<Fault, 'name' | 'mayCut'>, run: () => Promise<Result>) => Promise<Result>
  faults: () => readonly Fault[]
  counts: () => KindCount[]
  /** How long the answers of a kind took, without those that a fault cut. */
  timesOf: (kind: string) => number[]
  /** The first of the failures of each sort that have no cause. */
  examples: () => Answer[]
  /** In words: the last fault before this request, and how long before. */
  situationOf: (answer: Answer) => string
}

const FIRST_REFUSAL = 400
const FIRST_FAILURE = 500
const UNAVAILABLE = 503
/** Connections of a process that is back are found broken a moment later. */
const AFTERMATH_MS = 3_000
const EXAMPLES_EACH = 5

export function createJournal(now: () => number = () => performance.now()): Journal {
  const answers: Answer[] = []
  const faults: Fault[] = []
  const causeOf = ({ from, to }: Answer) =>
    faults.find((fault) => fault.mayCut && from <= fault.to + AFTERMATH_MS && to >= fault.from)?.name
  const causeless = () =>
    answers.filter((answer) => answer.isForeign || (isFailure(answer) && causeOf(answer) === undefined))

  function countOf(kind: string): KindCount {
    const own = answers.filter((answer) => answer.kind === kind)
    const failures = own.filter(isFailure)
    const cut: Record<string, number> = {}
    const refused: Record<string, number> = {}
    for (const answer of own) {
      const { status = 0 } = answer
      if (status >= FIRST_REFUSAL && !isFailure(answer)) refused[status] = (refused[status] ?? 0) + 1
    }
    let withoutCause = 0
    let broken = 0
    for (const failure of failures) {
      const cause = causeOf(failure)
      if (cause === undefined) {
        withoutCause += 1
        if (failure.status === FIRST_FAILURE) broken += 1
      } else cut[cause] = (cut[cause] ?? 0) + 1
    }
    return {
      kind,
      requested: own.length,
      answered: own.length - failures.length,
      refused,
      cut,
      causeless: withoutCause,
      broken,
      foreign: own.filter(({ isForeign }) => isForeign).length,
    }
  }

  return {
    note: (answer) => void answers.push(answer),
    during: async ({ name, mayCut }, run) => {
      const fault = { name, mayCut, from: now(), to: Infinity }
      faults.push(fault)
      try {
        return await run()
      } finally {
        fault.to = now()
      }
    },
    faults: () => faults,
    counts: () => [...new Set(answers.map(({ kind }) => kind))].toSorted().map(countOf),
    timesOf: (kind) =>
      answers
        .filter((answer) => answer.kind === kind && causeOf(answer) === undefined)
        .map(({ from, to }) => to - from),
    examples: () =>
      Object.values(Object.groupBy(causeless(), ({ kind, status }) => `${kind} ${status}`)).flatMap(
        (alike = []) => alike.slice(0, EXAMPLES_EACH),
      ),
    situationOf({ from, to }) {
      const took = `took ${seconds(to - from)}`
      const last = faults.findLast((fault) => fault.from <= to)
      if (!last) return took
      const since =
        from <= last.to ? `during «${last.name}»` : `${seconds(from - last.to)} after «${last.name}»`
      return `${took}, asked ${since}`
    },
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function isFailure({ status, isAttack = false }: Answer): boolean {
  if (isAttack && (status === undefined || status === UNAVAILABLE)) return false
  return status === undefined || status >= FIRST_FAILURE
}
