import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'

const TIMEOUT_MS = 5_000
const REST_MS = 30_000

type Options = { timeoutMs?: number; restMs?: number }

/** A failing service of the owner's is skipped for a while: the shop's own check takes over, so that no visitor is shut out. */
export function guardRobotCheck(
  service: RobotCheck,
  own: RobotCheck,
  { timeoutMs = TIMEOUT_MS, restMs = REST_MS }: Options = {},
): RobotCheck {
  const breaker = createCircuitBreaker({ failures: 1, restMs })
  const run = <Answer>(call: () => Promise<Answer>) =>
    breaker.run(() => inTime(call(), timeoutMs), {
      refuse: () => new Error('the check rests after a failure'),
      isFailure: () => true,
    })
  return {
    issueChallenge: (subject) =>
      run(() => service.issueChallenge(subject)).catch(() => own.issueChallenge(subject)),
    isAnswered: async (subject, form) => {
      // Own questions are signed for their subject: they cannot be transferred to another.
      if (form['work'] !== undefined) return own.isAnswered(subject, form)
      return run(() => service.isAnswered(subject, form)).catch(() => false)
    },
  }
}

async function inTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the check did not answer in time')), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
