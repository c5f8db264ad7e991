import { lowerFirst } from '@/lib/text/lower-first'

/** Titles as one list in a sentence: «Зимние, летние». */
export function joinTitles(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  return [first, ...others.map(lowerFirst)].join(', ')
}
