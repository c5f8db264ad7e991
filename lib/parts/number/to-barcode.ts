const TYPED = /^[\d\s-]{8,24}$/
const LENGTHS = new Set([8, 12, 13, 14])

/**
 * Digits of an EAN-8, UPC-A, EAN-13 or ITF-14, of which the last one proves the others; undefined for all else. A code of twelve digits
 * is written as the scanners of Europe read it, with a zero before it.
 */
export function toBarcode(text: string): string | undefined {
  const typed = text.trim()
  const digits = typed.replace(/\D/g, '')
  if (!TYPED.test(typed) || !LENGTHS.has(digits.length) || !hasValidCheckDigit(digits)) return undefined
  return digits.length === 12 ? `0${digits}` : digits
}

/** GS1: from the right, the digits before the last one weigh three and one by turns. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
