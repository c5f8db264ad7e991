/** The list with the entry one place earlier or later; the same list where there is no such place. */
export function moveInList<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const to = at + by
  const [one, other] = [list[at], list[to]]
  if (one === undefined || other === undefined) return list
  return list.with(at, other).with(to, one)
}
