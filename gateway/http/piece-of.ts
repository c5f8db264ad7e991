/** Both ends belong to the piece. */
export type Piece = { first: number; last: number }

/** The one piece of a `Range` header; undefined for the whole, also when several pieces are requested. */
export function pieceOf(range: string, size: number): Piece | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - length), last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'outside' : { first, last }
}
