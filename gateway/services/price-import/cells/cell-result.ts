/** The value of a cell, or why it cannot be used (Russian, for the report). */
export type CellResult<T> = { ok: true; value: T } | { ok: false; reason: string }

export function taken<T>(value: T): CellResult<T> {
  return { ok: true, value }
}

export function refused<T>(reason: string): CellResult<T> {
  return { ok: false, reason }
}
