import { lookUpKeys } from '@/lib/parts/number/article-spellings'

/** Goods by the keys of part numbers. */
export type FindNumbers = (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>

const MAX_RUN = 5
const MIN_KEY = 4

/**
 * The longest run of words that is a part number: «knecht oc 90 купить», and the words around it. With `begins` it has to begin
 * with one of these.
 */
export async function findNumberAmong(
  query: string,
  findNumbers: FindNumbers,
  begins?: readonly string[],
): Promise<{ text: string; rest: string; ids: readonly number[] } | undefined> {
  const words = query.trim().split(/\s+/)
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_RUN, words.length - from) }, (__, more) => ({ from, count: more + 1 })),
  )
  const numbers = runs.flatMap(({ from, count }) => {
    const text = words.slice(from, from + count).join(' ')
    const isRequested = begins?.includes(words[from]?.toLowerCase() ?? '') ?? true
    const keys = isRequested && /\d/.test(text) ? lookUpKeys(text) : []
    const usable = keys.filter((key) => key.length >= MIN_KEY)
    return usable.length > 0 ? [{ text, from, count, keys: usable }] : []
  })
  if (numbers.length === 0) return undefined
  const found = await findNumbers([...new Set(numbers.flatMap(({ keys }) => keys))])
  for (const { text, from, count, keys } of numbers.toSorted((left, right) => right.count - left.count)) {
    const ids = keys.flatMap((key) => found.get(key) ?? [])
    if (ids.length > 0) {
      return { text, ids, rest: [...words.slice(0, from), ...words.slice(from + count)].join(' ') }
    }
  }
  return undefined
}
