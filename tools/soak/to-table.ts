import type { Audit } from './audit-orders.ts'
import type { Fault, KindCount } from './journal.ts'
import { growthOf, type MemoryMark } from './memory.ts'

export type SoakReport = {
  database: string
  counts: readonly KindCount[]
  faults: readonly Fault[]
  omitted: readonly string[]
  ownDeaths: number
  killRoundWrongs: number | undefined
  audit: Audit
  /** At the start, after a third, two thirds and the whole of the time, and after kills. */
  marks: readonly MemoryMark[]
  /** How long each answer of a cached page took while attackers were at work. */
  cachedPageMs: readonly number[]
  /** Whether the run was long enough for its memory and its times to be judged. */
  isJudged: boolean
}

const MOST_GROWTH = 5
/** Of a cached page while attackers are at work. */
const SLOWEST_P95_MS = 50

/** What must be zero, by what the table calls it. */
function lossesOf({ counts, audit, ownDeaths, killRoundWrongs }: SoakReport): [string, number][] {
  const sum = (of: (count: KindCount) => number) => counts.reduce((total, count) => total + of(count), 0)
  return [
    ['failures without a cause', sum(({ causeless }) => causeless)],
    ['answers of 500 without a cause', sum(({ broken }) => broken)],
    ['answers that belonged to another person', sum(({ foreign }) => foreign)],
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

/** Growth of each process while none was killed, in per cent, after the first third of the time. */
function growthWhileCalm({ marks: [, settled, , calm] }: SoakReport): Record<string, number> {
  return settled && calm ? growthOf(settled, calm) : {}
}

/** Whether nothing was lost, and enough was tried for that result. */
export function isSound(report: SoakReport): boolean {
  const isTried = report.audit.confirmed > 0 && report.counts.every(({ answered }) => answered > 0)
  const isFlat = Object.values(growthWhileCalm(report)).every((growth) => growth <= MOST_GROWTH)
  const isFast = (percentile95(report.cachedPageMs) ?? Infinity) <= SLOWEST_P95_MS
  const isWithinBounds = (isFlat && isFast) || !report.isJudged
  return isTried && isWithinBounds && lossesOf(report).every(([, count]) => count === 0)
}

/** What 95 of 100 stay below; undefined of none. */
function percentile95(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))]
}

/** The tables of a soak on one database, in Markdown. */
export function toTables(report: SoakReport): string {
  const { database, counts, faults, omitted, audit, marks, cachedPageMs } = report
  const times = Object.entries(Object.groupBy(faults, ({ name }) => name))
  const growth = growthWhileCalm(report)
  const names = [...new Set(marks.flatMap(({ mib }) => Object.keys(mib)))]
  return [
    `## ${database}`,
    table(
      [
        'asked for',
        'times',
        'answered',
        'of them refused',
        'cut by a fault',
        'failed without a cause',
        'of another person',
      ],
      counts.map((count) => [
        count.kind,
        count.requested,
        count.answered,
        listed(count.refused),
        listed(count.cut),
        marked(count.causeless),
        marked(count.foreign),
      ]),
    ),
    table(
      ['fault', 'times', 'until the shop was whole, at most'],
      [
        ...times.map(([name, alike = []]) => [name, alike.length, secondsOf(alike)]),
        ...omitted.map((name) => [name, 'left out', '']),
      ],
    ),
    table(
      ['a cached page beside attackers', ''],
      [
        ['asked for', cachedPageMs.length],
        ['95 of 100 within, ms', percentile95(cachedPageMs)?.toFixed(0) ?? '–'],
        ['the slowest, ms', cachedPageMs.length > 0 ? Math.max(...cachedPageMs).toFixed(0) : '–'],
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
        `growth while none was killed${report.isJudged ? '' : ' (too short to judge)'}`,
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
