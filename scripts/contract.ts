import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { CONTRACT_USAGE, parseContractArgs } from '@/scripts/contract/parse-contract-args'
import { runContract } from '@/scripts/contract/run-contract'

const CALL_TIMEOUT_MS = 30_000

const given = process.argv.slice(2)
const args = parseContractArgs(given, process.env)
if (given.includes('--help')) {
  console.log(CONTRACT_USAGE)
} else if (typeof args === 'string') {
  console.error(`${args}\n\n${CONTRACT_USAGE}`)
  process.exitCode = 2
} else {
  const report = await runContract({
    ...args,
    send: (request) => fetch(request, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
    operations: allOperations,
  })
  console.log(formatReport(report))
  process.exitCode = report.failed.length > 0 ? 1 : 0
}
