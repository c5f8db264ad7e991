import type { Operation } from '@/lib/gateway/operation'
import type { Step, Wish } from './wish'

/** Something that was set, under the name of a call or of a service. */
type Rule = { name: string; operations: ReadonlySet<string>; wish: Wish; seen: number; met: number }

/** What one call meets: a wait and headers, whatever is answered, and the answer where one was set. */
export type Turn = { waits: number; headers: Record<string, string>; outcome?: Step }

export type SetRule = Wish & { name: string; met: number }

/** What was set for calls. What is set last counts first. */
export function createRules() {
  let rules: readonly Rule[] = []

  return {
    set(name: string, operations: readonly Operation[], wish: Wish): void {
      const own = new Set(operations.map((operation) => operation.name))
      rules = [{ name, operations: own, wish, seen: 0, met: 0 }, ...rules]
    },
    list: (): SetRule[] => rules.map(({ name, wish, met }) => ({ name, ...wish, met })),
    /** Forgets what was set under a name, or everything. */
    forget(name?: string): void {
      rules = name === undefined ? [] : rules.filter((rule) => rule.name !== name)
    },
    /** What the next call of an operation meets; it counts as made. */
    next(operation: Operation): Turn {
      const turn: Turn = { waits: 0, headers: {} }
      for (const rule of rules) {
        // What lies under another answer has not been met.
        if (!rule.operations.has(operation.name) || (turn.outcome && hasOutcome(rule.wish))) continue
        const step = take(rule)
        if (!step) continue
        turn.waits += step.waits ?? 0
        turn.headers = { ...step.headers, ...turn.headers }
        if (isOutcome(step)) turn.outcome = step
      }
      return turn
    },
  }
}

/** The step of a rule whose turn it is. */
function take(rule: Rule): Step | undefined {
  const { times, after = 0, sequence, ...step } = rule.wish
  rule.seen += 1
  const most = sequence?.length ?? times ?? Infinity
  if (rule.seen <= after || rule.met >= most) return undefined
  rule.met += 1
  return sequence ? { ...step, ...sequence[rule.met - 1] } : step
}

function hasOutcome({ sequence, ...step }: Wish): boolean {
  return sequence !== undefined || isOutcome(step)
}

/** Presence counts: an answer may be null. */
function isOutcome(step: Step): boolean {
  return 'answers' in step || step.fails !== undefined || step.notify !== undefined || step.cutsOff === true
}
