const BYTES = 4

/** Ids packed by the database: Int32 one after another. */
export function idsIn(bytes: Uint8Array, isLittleEndian: boolean): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int32Array.from({ length: view.byteLength / BYTES }, (_, at) =>
    view.getInt32(at * BYTES, isLittleEndian),
  )
}
