const START_BYTES = 64 * 1024
const MAX_KEPT_BYTES = 1024 * 1024

/** Collects the chunks of an answer; a large one does not stay in memory. */
export function createByteBuffer() {
  let bytes = Buffer.allocUnsafeSlow(START_BYTES)
  let length = 0

  function clear() {
    length = 0
    if (bytes.length > MAX_KEPT_BYTES) bytes = Buffer.allocUnsafeSlow(START_BYTES)
  }

  function add(chunk: Uint8Array) {
    const needed = length + chunk.length
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2))
      bytes.copy(larger, 0, 0, length)
      bytes = larger
    }
    bytes.set(chunk, length)
    length = needed
  }

  return { clear, add, content: () => bytes.subarray(0, length) }
}
