const PREFIX = '00-'
const LENGTH = 8
const STRICT = /^00-[0-9a-z]{8}$/i
const LOOSE = /^(?:00-)?[0-9a-z]{8}$/i
const ROUTE = /^00-(\d{7,9})$/

/** Strict: `00-` and 8 letters or digits. Loose: the prefix may be missing. */
export function isInternalCode(value: string, mode: 'strict' | 'loose' = 'strict'): boolean {
  return (mode === 'strict' ? STRICT : LOOSE).test(value)
}

/** The significant part of a code: `00-00012345` → `12345`. */
export function stripInternalCode(raw: string): string {
  return raw.replace(/^[^1-9]+/, '')
}

/** Canonical `00-########` of any spelling of the shop's own code; `null` when nothing significant is left. */
export function toInternalCode(raw: string | number): string | null {
  const significant = stripInternalCode(String(raw).trim())
  if (significant === '') return null
  return PREFIX + significant.slice(-LENGTH).padStart(LENGTH, '0')
}

/**
 * Reads the product segment of an address: `00-` and 7 to 9 digits.
 * Nine digits that do not start with 0 would name another product once cut to eight, so they are `null` (404).
 */
export function parseInternalCodeSegment(segment: string): string | null {
  const digits = ROUTE.exec(segment)?.[1]
  if (digits === undefined) return null
  if (digits.length > LENGTH && !digits.startsWith('0')) return null
  return toInternalCode(digits)
}
