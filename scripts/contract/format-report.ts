import type { ContractReport } from '@/scripts/contract/run-contract'

/** The report as people read it: what fails with its reason, then all that was not checked. */
export function formatReport(report: ContractReport): string {
  const { passed, failed, open, skipped, withoutAccount, onlyRefused, journeys } = report
  return [
    ...failed.map(({ operation, reason }) => `failed ${operation}: ${reason}`),
    `journeys of a shopper: ${journeys}${journeys === 0 ? ' (they need a retail account and write)' : ''}`,
    `passed: ${passed.length}`,
    `failed: ${failed.length}`,
    ...named('not checked beyond how they refuse, no account for them was given', withoutAccount),
    ...named('not checked beyond how they refuse, no request is known that must succeed', onlyRefused),
    ...named('not checked, they write', skipped),
    ...named('open', open),
  ].join('\n')
}

function named(what: string, operations: readonly string[]): string[] {
  return operations.length === 0 ? [] : [`${what}: ${operations.length} (${operations.join(', ')})`]
}
