/** Signs that turn the direction of writing: one in a name shows the telephone, the sum or the date beside it back to front. */
const OVERRIDES = String.raw`\u202A-\u202E\u2066-\u2069`
/** Commands to a terminal, where the owner reads what visitors wrote. Neither NUL, which is refused, nor what ends a line. */
const CONTROLS = String.raw`\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F`
const HIDDEN = new RegExp(`[${OVERRIDES}${CONTROLS}]`, 'g')
/** Of signs without a shape alone: a name of them is an empty place, and a link that cannot be pressed. */
const UNSEEN = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u

/** A text that a visitor sent, without signs that change what stands beside it; empty where nothing of it can be seen. */
export function stripHiddenSigns(text: string): string {
  const shown = text.replaceAll(HIDDEN, '')
  return UNSEEN.test(shown) ? '' : shown
}

/** The same for every text of a value. */
export function withoutHiddenSigns(value: unknown): unknown {
  if (typeof value === 'string') return stripHiddenSigns(value)
  if (Array.isArray(value)) return value.map(withoutHiddenSigns)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHiddenSigns(inner)]))
}

/** Not a file, nor anything else that is not of JSON. */
function isPlain(value: unknown): value is object {
  if (value === null || typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
