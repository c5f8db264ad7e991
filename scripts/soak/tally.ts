import { isDeepStrictEqual } from 'node:util'
import { NO_ORDER, ONE_ORDER, type Trace } from '@/gateway/test-support/order-witness'

/** What the soak counts: what happened, and what was lost by it. */
export type Tally = {
  orders: number
  secondTries: number
  unanswered: number
  refused: number
  lost: number
  doubled: number
  torn: number
  strayPieces: number
  pages: number
  pagesAway: number
  pagesWrong: number
  killRoundWrongs: number
  addresses: number
  addressFailures: number
  faults: Record<string, number>
}

/** Rows that must be zero; the rest only tells how hard the soak was. */
const LOSSES = {
  unanswered: 'orders that nobody answered in time',
  refused: 'orders that were refused',
  lost: 'orders confirmed and lost',
  doubled: 'orders made twice',
  torn: 'orders of which a part is missing',
  strayPieces: 'pieces that no order accounts for',
  pagesWrong: 'pages answered with another status than 200 or 5xx',
  addressFailures: 'hostile addresses answered with 5xx or not at all',
  killRoundWrongs: 'things wrong after kills at every point of an order',
} as const satisfies Partial<Record<keyof Tally, string>>

const EFFORTS = {
  orders: 'orders placed',
  secondTries: 'second tries with the same key',
  addresses: 'hostile addresses asked',
  pages: 'pages read',
  pagesAway: 'pages answered with 5xx or not at all',
} as const satisfies Partial<Record<keyof Tally, string>>

export function emptyTally(): Tally {
  return {
    orders: 0,
    secondTries: 0,
    unanswered: 0,
    refused: 0,
    lost: 0,
    doubled: 0,
    torn: 0,
    strayPieces: 0,
    pages: 0,
    pagesAway: 0,
    pagesWrong: 0,
    killRoundWrongs: 0,
    addresses: 0,
    addressFailures: 0,
    faults: {},
  }
}

/** Counts what one wish to order came to. */
export function noteOrder(tally: Tally, isConfirmed: boolean, trace: Trace): void {
  if (isConfirmed) tally.orders += 1
  if (isConfirmed && trace.orders === 0) tally.lost += 1
  else if (trace.orders > 1) tally.doubled += 1
  else if (!isDeepStrictEqual(trace, trace.orders === 0 ? NO_ORDER : ONE_ORDER)) tally.torn += 1
}

/** Counts one page by its status; none means that no answer came. */
export function notePage(tally: Tally, status: number | undefined): void {
  tally.pages += 1
  if (status === undefined || status >= 500) tally.pagesAway += 1
  else if (status !== 200) tally.pagesWrong += 1
}

export function noteFault(tally: Tally, name: string): void {
  tally.faults[name] = (tally.faults[name] ?? 0) + 1
}

/** Whether something was lost, or nothing was tried at all. */
export function isSound(tally: Tally): boolean {
  const isTried = tally.orders > 0 && tally.pages > tally.pagesAway
  return isTried && lossRows(tally).every(([, count]) => count === 0)
}

/** The table of the soak, in Markdown. */
export function toTable(tally: Tally): string {
  const efforts = rows(EFFORTS, tally)
  const lines = [...efforts, ...Object.entries(tally.faults), ...lossRows(tally).map(marked)]
  return ['| what | times |', '|---|---|', ...lines.map(([what, count]) => `| ${what} | ${count} |`)].join(
    '\n',
  )
}

type Row = [what: string, count: number | string]

function lossRows(tally: Tally): Row[] {
  return rows(LOSSES, tally)
}

function rows(titles: Partial<Record<keyof Tally, string>>, tally: Tally): Row[] {
  return Object.entries(titles).map(([name, title]) => [title, Number(tally[name as keyof Tally])])
}

function marked([what, count]: Row): Row {
  return [what, count === 0 ? '0' : `**${count}**`]
}
