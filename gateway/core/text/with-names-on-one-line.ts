const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** Of people, companies, cars and places: emails and the desk put them among lines of the shop's own. */
const NAMES: ReadonlySet<string> = new Set([
  'name',
  'secondName',
  'buyerName',
  'recipientName',
  'company',
  'clientTitle',
  'contractorTitle',
  'address',
  'title',
  'plate',
  'car',
])

/**
 * Joins the lines of names in what a visitor typed: the second line of one would read as a line of the shop, such as «Оплачено» under a
 * new order.
 */
export function withNamesOnOneLine(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamesOnOneLine)
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && NAMES.has(key) ? inner.replaceAll(BREAKS, ' ') : withNamesOnOneLine(inner),
    ]),
  )
}
