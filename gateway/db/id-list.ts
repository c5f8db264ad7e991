/** Lists of ids as the database stores them: big-endian Int32. */
const BYTES = 4

/** Its numbers; every machine this runs on is little-endian. */
export function readIdList(bytes: Uint8Array): Int32Array {
  const { buffer } = new Uint8Array(bytes)
  Buffer.from(buffer).swap32()
  return new Int32Array(buffer)
}

function placeOf(bytes: Uint8Array, isHere: (id: number) => boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.byteLength; at += BYTES) if (isHere(view.getInt32(at))) return at
  return bytes.byteLength
}

/** The list without an id. */
export function withoutId(bytes: Uint8Array, id: number): Uint8Array {
  const at = placeOf(bytes, (one) => one === id)
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + BYTES)])
}

/** The list with an id, before the first greater one: a list in order stays so. */
export function withId(bytes: Uint8Array, id: number): Uint8Array {
  const added = Buffer.alloc(BYTES)
  added.writeInt32BE(id)
  const others = withoutId(bytes, id)
  const at = placeOf(others, (one) => one > id)
  return Buffer.concat([others.subarray(0, at), added, others.subarray(at)])
}
