/**
 * The performance table. Ratios are measured in one run against a bare Node server. `npm run bench [-- part…]` measures all of it,
 * or the named parts.
 */
import { BENCH_PARTS, type BenchPart } from './bench/bench-parts.ts'

const USAGE = `npm run bench [-- PART…]
  without parts all of the table; the parts: ${BENCH_PARTS.join(', ')}`

const isPart = (name: string): name is BenchPart => BENCH_PARTS.some((part) => part === name)

const requested = process.argv.slice(2)
if (requested.includes('--help')) {
  console.log(USAGE)
  process.exit()
}
const unknown = requested.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}
// Loaded late: a question for help is answered at once.
const { runBench } = await import('./bench/run-bench.ts')
await runBench(requested.filter(isPart))
