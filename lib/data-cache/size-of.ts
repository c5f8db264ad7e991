const ENTRY_BYTES = 64
const SLOT_BYTES = 16
const CHARACTER_BYTES = 2

/** Bytes that a parsed answer takes, roughly and rather too many: V8 stores Latin text in one byte a character. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return ENTRY_BYTES / 2 + CHARACTER_BYTES * value.length
  if (typeof value !== 'object' || value === null) return SLOT_BYTES
  let bytes = ENTRY_BYTES
  if (value instanceof Map) {
    for (const [key, item] of value) bytes += sizeOf(key) + sizeOf(item)
    return bytes
  }
  // Separate from sets: the iterator of each list was a fiftieth of a page's garbage.
  if (Array.isArray(value)) {
    value.forEach((item) => (bytes += sizeOf(item)))
    return bytes
  }
  if (value instanceof Set) {
    for (const item of value) bytes += sizeOf(item)
    return bytes
  }
  for (const item of Object.values(value)) bytes += SLOT_BYTES + sizeOf(item)
  return bytes
}
