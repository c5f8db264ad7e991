/**
 * The performance table. Multiples and shares are measured in one run, in turns with a plain app or a bare server. `npm run bench
 * [-- part…]` measures all of it, or the named parts.
 */
import { BENCH_USAGE, parseBenchArgs } from './bench/parse-bench-args.ts'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(BENCH_USAGE)
  process.exit()
}
const args = parseBenchArgs(given)
if (typeof args === 'string') {
  console.error(`${args}\n\n${BENCH_USAGE}`)
  process.exit(2)
}
// Loaded late: a question for help is answered at once.
const { runBench } = await import('./bench/run-bench.ts')
await runBench(args)
