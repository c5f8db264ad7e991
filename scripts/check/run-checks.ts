import type { CheckStep } from './steps'

const AT_ONCE = 2

export type CheckTotals = { passed: number; failed: number }

/** Runs the steps some at a time, prints each one's outcome as it ends, and the output of a failed one. */
export async function runChecks(steps: readonly CheckStep[], atOnce = AT_ONCE): Promise<CheckTotals> {
  const totals: CheckTotals = { passed: 0, failed: 0 }
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now()
      const { ok, output } = await step.run()
      totals[ok ? 'passed' : 'failed'] += 1
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s)${ok ? '' : `\n${indent(output)}`}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return totals
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
