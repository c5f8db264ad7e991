import { parseArgs } from 'node:util'
import { BENCH_PARTS, type BenchPart, isBenchPart, PARTS } from './bench-parts.ts'

const USUAL_ROUNDS = 5
/** Each needs addresses of its own, and a shop has so many. */
const MOST_ROUNDS = 20

const NAME_WIDTH = Math.max(...BENCH_PARTS.map((name) => name.length))

export const BENCH_USAGE = `npm run bench [-- ЧАСТЬ…]
  Таблица производительности целиком или по частям:
${BENCH_PARTS.map((name) => `    ${name.padEnd(NAME_WIDTH)}  ${PARTS[name]}`).join('\n')}
  [--rounds ${USUAL_ROUNDS}]   turns of the shop and the plain app, up to ${MOST_ROUNDS}; the median counts
The plain app is built beside the shop of the same Next and React: what is said as a multiple of it holds on any machine.`

export type BenchArgs = { parts: BenchPart[]; rounds: number }

/** The options of the command line, or in words what is wrong with it. */
export function parseBenchArgs(args: readonly string[]): BenchArgs | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string' } },
      allowPositionals: true,
    })
    const unknown = positionals.filter((name) => !isBenchPart(name))
    if (unknown.length > 0) return `No such part: ${unknown.join(', ')}`
    const rounds = Number(values.rounds ?? USUAL_ROUNDS)
    if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
      return `--rounds is a whole number up to ${MOST_ROUNDS}`
    return { parts: positionals.filter(isBenchPart), rounds }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
