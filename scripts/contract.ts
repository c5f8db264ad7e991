import { parseArgs } from 'node:util'
import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { runContract } from '@/scripts/contract/run-contract'

const USAGE = 'npm run contract -- --url http://localhost:4000 [--read-only]'
const CALL_TIMEOUT_MS = 30_000

const { values } = parseArgs({
  options: { url: { type: 'string' }, 'read-only': { type: 'boolean', default: false } },
})

if (!values.url || !URL.canParse(values.url)) {
  console.error(USAGE)
  process.exit(2)
}

const report = await runContract({
  send: (request) => fetch(request, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  origin: new URL(values.url).origin,
  operations: allOperations,
  isReadOnly: values['read-only'],
})
console.log(formatReport(report))
process.exitCode = report.failed.length > 0 ? 1 : 0
