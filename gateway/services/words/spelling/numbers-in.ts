import type { FindNumbers } from '@/gateway/services/words/find-number-among'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

export type NamedNumber = { text: string; ids: readonly number[] }

/** Between two numbers, and never within one. */
const BETWEEN = /[,;|&\n\r\t]+|\s(?:и|или|and|or|плюс|\+)\s/iu
/** Between two numbers, or within one: «W 914/2». */
const WITHIN = /[\s/\\]+/
const MAX_RUN = 5
const MIN_KEY = 4
const MAX_PIECES = 24
/** Brands and labels beside the numbers; with more of them it is a phrase. */
const MAX_WORDS = 4

/** The part numbers that a text is a list of, two or more: «OC 90, BD 9878», «OC 90 BD 9878». None where anything else has digits. */
export async function numbersIn(text: string, findNumbers: FindNumbers): Promise<readonly NamedNumber[]> {
  const lines = text.split(BETWEEN).map((line) => line.split(WITHIN).filter((piece) => piece !== ''))
  const pieces = lines.flat()
  const count = pieces.filter(hasDigit).length
  if (count < 2 || pieces.length > MAX_PIECES || pieces.length - count > MAX_WORDS) return []
  const keys = lines.flatMap((line) =>
    line.flatMap((_, from) => runsFrom(line, from).flatMap((run) => keysOf(run))),
  )
  const known = await findNumbers([...new Set(keys)])
  const idsOf = (run: string) => keysOf(run).flatMap((key) => known.get(key) ?? [])
  const numbers = lines.flatMap((line) => readLine(line, 0, idsOf) ?? [])
  const different = new Map(numbers.toReversed().map((number) => [number.ids.join(), number]))
  const isWhole = lines.length > 1 || readLine(pieces, 0, idsOf) !== undefined
  return isWhole && different.size > 1 ? [...different.values()].toReversed() : []
}

/** Numbers of a line from a piece on, all that has digits being one of them. */
function readLine(
  line: readonly string[],
  from: number,
  idsOf: (run: string) => readonly number[],
): readonly NamedNumber[] | undefined {
  if (from >= line.length) return []
  const runs = runsFrom(line, from)
  for (const [place, text] of runs.entries()) {
    const ids = idsOf(text)
    const rest = ids.length > 0 ? readLine(line, from + runs.length - place, idsOf) : undefined
    if (rest) return [{ text, ids }, ...rest]
  }
  return hasDigit(line[from] ?? '') ? undefined : readLine(line, from + 1, idsOf)
}

/** Texts that begin with a piece, the longest first: «W 914/2» is no W 914. */
function runsFrom(line: readonly string[], from: number): string[] {
  const longest = Math.min(MAX_RUN, line.length - from)
  return Array.from({ length: longest }, (_, fewer) => line.slice(from, from + longest - fewer).join(' '))
}

function keysOf(run: string): string[] {
  return hasDigit(run) ? lookUpKeys(run).filter((key) => key.length >= MIN_KEY) : []
}

function hasDigit(text: string): boolean {
  return /\d/.test(text)
}
