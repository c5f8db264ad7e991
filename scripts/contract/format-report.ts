import type { ContractReport } from '@/scripts/contract/run-contract'

/** The report as people read it: what fails with its reason, then what is open. */
export function formatReport({ passed, failed, open, skipped }: ContractReport): string {
  return [
    ...failed.map(({ operation, reason }) => `failed ${operation}: ${reason}`),
    `passed: ${passed.length}`,
    `failed: ${failed.length}`,
    ...(skipped.length > 0 ? [`skipped (they write): ${skipped.length}`] : []),
    `open: ${open.length}${open.length > 0 ? ` (${open.join(', ')})` : ''}`,
  ].join('\n')
}
