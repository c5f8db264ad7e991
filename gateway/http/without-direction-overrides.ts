const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Takes the signs that turn the direction of writing out of what a visitor typed: one in a name shows the telephone, the sum or the date
 * beside it back to front, to the staff too.
 */
export function withoutDirectionOverrides(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(OVERRIDES, '')
  if (Array.isArray(value)) return value.map(withoutDirectionOverrides)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutDirectionOverrides(inner)]),
  )
}

/** Not a file, nor anything else that is not of JSON. */
function isPlain(value: unknown): value is object {
  if (value === null || typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
