/** Pauses between the keys of a scanner; a person types more slowly. */
const MAX_PAUSE_MS = 80
/** Digits of the shortest barcode. */
const MIN_DIGITS = 8

export type ScannedKeys = { digits: string; at: number }

export const NO_KEYS: ScannedKeys = { digits: '', at: 0 }

/** Adds a key that was pressed; the barcode once its Enter has come. */
export function addKey(keys: ScannedKeys, key: string, at: number): ScannedKeys & { barcode?: string } {
  const isInTime = at - keys.at <= MAX_PAUSE_MS
  const digits = isInTime ? keys.digits : ''
  if (/^\d$/.test(key)) return { digits: digits + key, at }
  if (key === 'Enter' && digits.length >= MIN_DIGITS) return { ...NO_KEYS, barcode: digits }
  return NO_KEYS
}
