import type { ColumnReader } from '@/gateway/db/embedded/column-readers'

const NULL_LENGTH = -1

/** Rows as lists of values, in the order of the columns. */
export function readLists(bytes: Buffer, rowStarts: readonly number[], readers: readonly ColumnReader[]) {
  return rowStarts.map((rowStart) => {
    const row: unknown[] = []
    let at = rowStart
    for (const read of readers) {
      const length = bytes.readInt32BE(at)
      at += 4
      if (length === NULL_LENGTH) {
        row.push(null)
        continue
      }
      row.push(read(bytes, at, at + length))
      at += length
    }
    return row
  })
}

/** Rows as objects, by the names of the columns. */
export function readObjects(
  bytes: Buffer,
  rowStarts: readonly number[],
  names: readonly string[],
  readers: readonly ColumnReader[],
) {
  return readLists(bytes, rowStarts, readers).map((values) => {
    const row: Record<string, unknown> = {}
    names.forEach((name, index) => {
      row[name] = values[index]
    })
    return row
  })
}
