import { parseArgs } from 'node:util'
import { allOperations } from '@/lib/gateway/contracts/all'
import { formatReport } from '@/scripts/contract/format-report'
import { runContract } from '@/scripts/contract/run-contract'
import { parseCredentials } from '@/scripts/contract/sign-in'

const USAGE = `npm run contract -- --url http://localhost:4000 [--read-only]
  [--retail LOGIN:PASSWORD] [--corporate LOGIN:PASSWORD]   accounts kept for this; their data is changed`
const CALL_TIMEOUT_MS = 30_000

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    retail: { type: 'string' },
    corporate: { type: 'string' },
  },
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
  accounts: { retail: parseCredentials(values.retail), corporate: parseCredentials(values.corporate) },
})
console.log(formatReport(report))
process.exitCode = report.failed.length > 0 ? 1 : 0
