import type { Audit } from './audit-orders.ts'
import type { Fault, KindCount } from './journal.ts'
import { growthOf, type MemoryMark } from './memory.ts'

export type SoakReport = {
  database: string
  counts: readonly KindCount[]
  faults: readonly Fault[]
  leftOut: readonly string[]
  ownDeaths: number
  killRoundWrongs: number | undefined
  audit: Audit
  /** At the start, after ten minutes (a third), before the kills begin, and at the end. */
  marks: readonly MemoryMark[]
  /** Whether the run was long enough for its memory to be judged. */
  isMemoryJudged: boolean
}

const MOST_GROWTH = 5

/** What must be zero, by what the table calls it. */
function lossesOf({ counts, audit, ownDeaths, killRoundWrongs }: SoakReport): [string, number][] {
  const sum = (of: (count: KindCount) => number) => counts.reduce((total, count) => total + of(count), 0)
  return [
    ['failures without a cause', sum(({ causeless }) => causeless)],
    ['answers of 500 without a cause', sum(({ broken }) => broken)],
    ['orders confirmed and lost', audit.lost],
    ['orders made twice', audit.doubled],
    ['orders of which a part is missing', audit.torn],
    ['pieces that no order accounts for', audit.strayPieces],
    ['bonuses that no order accounts for', audit.strayBonuses],
    ['processes that ended of themselves', ownDeaths],
    ...(killRoundWrongs === undefined
      ? []
      : [['things wrong after kills at every point of an order', killRoundWrongs] as [string, number]]),
  ]
}

/** Growth of each process while none was killed, in per cent, from the second mark to the third. */
function growthWhileCalm({ marks: [, settled, calm] }: SoakReport): Record<string, number> {
  return settled && calm ? growthOf(settled, calm) : {}
}

/** Whether nothing was lost, and enough was tried to say so. */
export function isSound(report: SoakReport): boolean {
  const isTried = report.audit.confirmed > 0 && report.counts.every(({ answered }) => answered > 0)
  const isFlat = Object.values(growthWhileCalm(report)).every((growth) => growth <= MOST_GROWTH)
  return isTried && (isFlat || !report.isMemoryJudged) && lossesOf(report).every(([, count]) => count === 0)
}

/** The tables of a soak on one database, in Markdown. */
export function toTables(report: SoakReport): string {
  const { database, counts, faults, leftOut, audit, marks } = report
  const times = Object.entries(Object.groupBy(faults, ({ name }) => name))
  const growth = growthWhileCalm(report)
  const names = [...new Set(marks.flatMap(({ mib }) => Object.keys(mib)))]
  return [
    `## ${database}`,
    table(
      ['asked for', 'times', 'answered', 'of them refused', 'cut by a fault', 'failed without a cause'],
      counts.map((count) => [
        count.kind,
        count.asked,
        count.answered,
        listed(count.refused),
        listed(count.cut),
        marked(count.causeless),
      ]),
    ),
    table(
      ['fault', 'times', 'until the shop was whole, at most'],
      [
        ...times.map(([name, alike = []]) => [name, alike.length, secondsOf(alike)]),
        ...leftOut.map((name) => [name, 'left out', '']),
      ],
    ),
    table(
      ['orders against the database', ''],
      [
        ['orders confirmed', audit.confirmed],
        ...lossesOf(report).map(([name, count]) => [name, marked(count)]),
      ],
    ),
    table(
      [
        'memory, MiB',
        ...marks.map(({ title }) => title),
        `growth while none was killed${report.isMemoryJudged ? '' : ' (too short to judge)'}`,
      ],
      names.map((name) => [
        name,
        ...marks.map(({ mib }) => (mib[name] === undefined ? '–' : Math.round(mib[name]))),
        growth[name] === undefined ? '–' : `${growth[name].toFixed(1)} %`,
      ]),
    ),
  ].join('\n\n')
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  return parts.join(', ') || '0'
}

function secondsOf(faults: readonly Fault[]): string {
  const longest = Math.max(...faults.map(({ from, to }) => to - from))
  return `${(longest / 1000).toFixed(1)} s`
}

function marked(count: number): string {
  return count === 0 ? '0' : `**${count}**`
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
