import { z } from 'zod'

export type Totals = { passed: number; failed: number; skipped: number }

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** Totals of a Vitest JSON report. A file that could not be loaded, or an error outside of all tests, is a failure too. */
export function countVitest(report: unknown): Totals {
  const { success, numPassedTests, numFailedTests, numPendingTests, testResults } = vitestReport.parse(report)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = numFailedTests + broken
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), skipped: numPendingTests }
}

/** Totals of a Playwright JSON report. A test that passed only on a second try has failed. */
export function countPlaywright(report: unknown): Totals {
  const { stats, errors } = playwrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

export function sumTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
