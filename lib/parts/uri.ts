const LONE_SURROGATE = /[\uD800-\uDFFF]/gu
// oxlint-disable-next-line no-control-regex -- control characters are what this pattern is for
const CONTROL = /[\u0000-\u001f\u007f]/

/** `encodeURIComponent` that never throws: a lone surrogate becomes U+FFFD. */
export function encodeUriPart(value: string): string {
  return encodeURIComponent(value.replace(LONE_SURROGATE, '\ufffd'))
}

/** `decodeURIComponent` that answers `null` for a malformed escape. */
export function decodeUriPart(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

export function hasControlCharacter(value: string): boolean {
  return CONTROL.test(value)
}
