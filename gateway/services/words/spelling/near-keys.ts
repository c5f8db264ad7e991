/** A folded key has no o, q and i. */
const LETTERS = [...'0123456789abcdefghjklmnprstuvwxyz']
const MIN_KEY = 4
const MAX_KEY = 24

/**
 * Keys that differ from one by a sign changed, swapped with its neighbour, put in or left out, the likeliest first. So many that each
 * is looked up by itself, and the cost is that of the key's length, whatever the size of the catalogue.
 */
export function nearKeys(key: string): string[] {
  const signs = [...key]
  if (signs.length < MIN_KEY || signs.length > MAX_KEY) return []
  const places = [...signs.keys()]
  const put = (at: number, removed: number, text: string) =>
    [...signs.slice(0, at), text, ...signs.slice(at + removed)].join('')
  const near = [
    ...places.slice(1).map((at) => put(at - 1, 2, `${signs[at] ?? ''}${signs[at - 1] ?? ''}`)),
    ...places.flatMap((at) => LETTERS.map((letter) => put(at, 1, letter))),
    ...places.map((at) => put(at, 1, '')),
    ...[...places, signs.length].flatMap((at) => LETTERS.map((letter) => put(at, 0, letter))),
  ]
  return [...new Set(near)].filter((other) => other !== key)
}
