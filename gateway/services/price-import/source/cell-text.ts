import { readCurrency, RUBLE } from '@/gateway/services/price-import/cells/currency'
import { MAX_NUMBER_FORMAT_CHARS } from '@/gateway/services/price-import/limits'

const EXCEL_DIGITS = 15
const UNIX_EPOCH_SERIAL = 25_569
const DATE_1904_SHIFT = 1_462
const DAY_MS = 86_400_000

export type NumberStyle =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'pattern'; pattern: string }
  /** Shown beside a sign of foreign money, without which the number would pass for rubles. */
  | { kind: 'money'; currency: string }

const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22])

/** A number format matters only where it changes what a reader sees: printed zeros and dashes, dates, foreign money. */
export function toNumberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return BUILT_IN_DATES.has(id) ? { kind: 'date' } : { kind: 'plain' }
  const section = code.slice(0, MAX_NUMBER_FORMAT_CHARS).split(';')[0] ?? ''
  const currency = foreignCurrency(section)
  if (currency !== undefined) return { kind: 'money', currency }
  const bare = section.replace(/\[[^\]]*\]/g, '')
  const symbols = bare
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/_./g, '')
  if (/y/i.test(symbols) || (/d/i.test(symbols) && /m/i.test(symbols))) return { kind: 'date' }
  const pattern = bare.replace(/"([^"]*)"/g, '$1').replace(/\\(.)/g, '$1')
  const zeros = pattern.match(/0/g)?.length ?? 0
  return zeros >= 2 && /^[0\-/ ]+$/.test(pattern) ? { kind: 'pattern', pattern } : { kind: 'plain' }
}

/** `#,##0.00[$€-407]`, `"$"#,##0`: only what is quoted, escaped or in brackets is shown as it stands. */
function foreignCurrency(section: string): string | undefined {
  const shown = [...section.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]*)"|\\(.)|[$€£¥]/g)]
    .map(([all, symbol, quoted, escaped]) => symbol ?? quoted ?? escaped ?? all)
    .join('')
  const currency = readCurrency(shown)
  return currency === RUBLE ? undefined : currency
}

/** Writes a stored number as the sheet's reader sees a part number: no exponent, no trailing ".0", printed zeros kept. */
export function numberCellText(raw: string, style: NumberStyle, isDate1904 = false): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (style.kind === 'date') return dateText(value, isDate1904)
  if (style.kind === 'pattern' && Number.isInteger(value) && value >= 0)
    return fillPattern(value, style.pattern)
  return style.kind === 'money' ? `${plainNumber(value)} ${style.currency}` : plainNumber(value)
}

function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString()
  const text = String(Number(value.toPrecision(EXCEL_DIGITS)))
  if (!/e/i.test(text)) return text
  return value.toFixed(20).replace(/\.?0+$/, '')
}

function fillPattern(value: number, pattern: string): string {
  const digits = plainNumber(value).padStart(pattern.match(/0/g)?.length ?? 0, '0')
  const extra = digits.length - (pattern.match(/0/g)?.length ?? 0)
  let next = extra
  const body = pattern.replace(/0/g, () => digits[next++] ?? '')
  return digits.slice(0, extra) + body
}

function dateText(serial: number, isDate1904: boolean): string {
  const days = Math.floor(serial) - UNIX_EPOCH_SERIAL + (isDate1904 ? DATE_1904_SHIFT : 0)
  const date = new Date(days * DAY_MS)
  if (Number.isNaN(date.getTime())) return plainNumber(serial)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
}
