// oxlint-disable-next-line no-control-regex -- control characters are what this pattern is for
const UNSTORABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/gu
const CUT_PAIR = /[\uD800-\uDBFF]$/

/** Free text of an address made fit for the gateway: no control characters, trimmed, bounded. Idempotent. */
export function cleanText(value: string | null | undefined, maxLength: number): string {
  if (!value) return ''
  return value.replace(UNSTORABLE, ' ').trim().slice(0, maxLength).replace(CUT_PAIR, '').trimEnd()
}
