/** How many of the pieces left may be called off: all, or so many that whole packs remain. Ascending. */
export function piecesToCancel(left: number, multiplicity: number): number[] {
  const pack = Math.max(1, Math.floor(multiplicity))
  const least = left % pack || pack
  return Array.from({ length: Math.ceil(left / pack) }, (_, at) => least + at * pack)
}
