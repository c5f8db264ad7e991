/** A small generator of random numbers that is the same everywhere for one seed. */
export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next: () => number
  /** Whole number, both ends included. */
  int: (min: number, max: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Some of the items, in their order. */
  some: <T>(items: readonly T[], count: number) => T[]
}

/** The random stream of a name: the same name gives the same numbers, independent of other streams. */
export function createRandom(...name: readonly (string | number)[]): Random {
  let state = hashText(name.join('\u0001'))

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  function int(min: number, max: number) {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  function some<T>(items: readonly T[], count: number) {
    const places = items.map((_, place) => place)
    while (places.length > count) places.splice(int(0, places.length - 1), 1)
    return places.map((place) => items[place]).filter((item) => item !== undefined)
  }

  return { next, int, chance: (share) => next() < share, pick, some }
}

/** FNV-1a over UTF-16 units with a final mix. */
export function hashText(text: string) {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
