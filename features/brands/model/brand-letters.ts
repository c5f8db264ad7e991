/** Stands for titles that begin with anything but a letter. */
export const NO_LETTER = '0–9'

export type LetterGroup<T> = { letter: string; id: string; brands: T[] }

const CYRILLIC = /\p{Script=Cyrillic}/u

/** First letter of a title, upper case. */
export function letterOf(title: string): string {
  const first = title.trim().charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : NO_LETTER
}

/** Brands by first letter: Latin letters, then Cyrillic ones, then the rest; by title inside a letter. */
export function groupByLetter<T extends { title: string }>(brands: readonly T[]): LetterGroup<T>[] {
  const byLetter = Map.groupBy(brands, ({ title }) => letterOf(title))
  return [...byLetter]
    .toSorted(([left], [right]) => rank(left) - rank(right) || left.localeCompare(right, 'ru'))
    .map(([letter, group]) => ({
      letter,
      id: letterId(letter),
      brands: group.toSorted((left, right) => left.title.localeCompare(right.title, 'ru')),
    }))
}

/** Plain ASCII, since the letter becomes an anchor. */
export function letterId(letter: string): string {
  return letter === NO_LETTER ? 'letter-0-9' : `letter-${letter.codePointAt(0)?.toString(16)}`
}

function rank(letter: string): number {
  if (letter === NO_LETTER) return 2
  return CYRILLIC.test(letter) ? 1 : 0
}
