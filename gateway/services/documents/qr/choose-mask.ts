import { setFixed, type Layout, type Matrix } from '@/gateway/services/documents/qr/matrix'

const FORMAT_POLYNOMIAL = 0x537
const FORMAT_MASK = 0x5412
/** Level M has the two bits 00. */
const LEVEL_M = 0

type Inverts = (x: number, y: number) => boolean

const MASKS: readonly Inverts[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const RUN_PENALTY = 3
const BLOCK_PENALTY = 3
const FINDER_PENALTY = 40
const BALANCE_PENALTY = 10
/** A pattern that a reader could take for the middle of a finder. */
const FINDER_LIKE = /(?=10111010000|00001011101)/g

/** The code under the mask that is easiest to read. */
export function chooseMask(layout: Layout): Matrix {
  const [first, ...others] = MASKS.map((inverts, number) => masked(layout, inverts, number))
  if (!first) throw new Error('there are no masks')
  return others.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best), first)
}

function masked({ version, squares, isFixed }: Layout, inverts: Inverts, number: number): Matrix {
  const copy: Layout = {
    version,
    isFixed: isFixed.map((row) => [...row]),
    squares: squares.map((row, y) =>
      row.map((isDark, x) => (isFixed[y]?.[x] ? isDark : isDark !== inverts(x, y))),
    ),
  }
  drawFormat(copy, number)
  return copy.squares
}

function drawFormat(layout: Layout, mask: number) {
  const size = layout.squares.length
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >>> 9) * FORMAT_POLYNOMIAL)
  const bits = ((data << 10) | rest) ^ FORMAT_MASK
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  for (let at = 0; at <= 5; at += 1) setFixed(layout, 8, at, bit(at))
  setFixed(layout, 8, 7, bit(6))
  setFixed(layout, 8, 8, bit(7))
  setFixed(layout, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) setFixed(layout, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) setFixed(layout, size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) setFixed(layout, 8, size - 15 + at, bit(at))
}

function penaltyOf(squares: Matrix): number {
  const rows = squares.map(toText)
  const columns = squares.map((_, x) => toText(squares.map((row) => row[x] ?? false)))
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0)
  return lines + blockPenalty(squares) + balancePenalty(squares)
}

function toText(line: readonly boolean[]): string {
  return line.map((isDark) => (isDark ? '1' : '0')).join('')
}

function linePenalty(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + RUN_PENALTY + run.length - 5, 0)
  return runs + [...`0000${line}0000`.matchAll(FINDER_LIKE)].length * FINDER_PENALTY
}

function blockPenalty(squares: Matrix): number {
  let penalty = 0
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const [right, below, across] = [row[x + 1], squares[y + 1]?.[x], squares[y + 1]?.[x + 1]]
      if (right === isDark && below === isDark && across === isDark) penalty += BLOCK_PENALTY
    }),
  )
  return penalty
}

function balancePenalty(squares: Matrix): number {
  const all = squares.length ** 2
  const dark = squares.flat().filter(Boolean).length
  return Math.max(0, Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1) * BALANCE_PENALTY
}
