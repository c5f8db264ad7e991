const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_C}]/gu
const CUT_PAIR = /[\uD800-\uDBFF]$/

/** Free text of an address made fit for the gateway: without signs that control a machine or the direction of writing, trimmed, bounded. Idempotent. */
export function cleanText(value: string | null | undefined, maxLength: number): string {
  if (!value) return ''
  return value.replace(HIDDEN, ' ').trim().slice(0, maxLength).replace(CUT_PAIR, '').trimEnd()
}
