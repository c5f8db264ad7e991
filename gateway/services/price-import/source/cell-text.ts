import { readCurrency, RUBLE } from '@/gateway/services/price-import/cells/currency'
import { MAX_NUMBER_FORMAT_CHARS } from '@/gateway/services/price-import/limits'

const EXCEL_DIGITS = 15
const EXACT_BELOW = 10 ** EXCEL_DIGITS
const UNIX_EPOCH_SERIAL = 25_569
/** 31 December 9999, the last date of a sheet. */
const LAST_SERIAL = 2_958_465
const DATE_1904_SHIFT = 1_462
const DAY_MS = 86_400_000

export type NumberStyle =
  | { kind: 'plain' }
  | { kind: 'date' }
  /** Digits stand where `0`, `#` and `?` do, all else as it is. */
  | { kind: 'pattern'; pattern: string }
  /** Shown beside a sign of foreign money, without which the number would pass for rubles. */
  | { kind: 'money'; currency: string }

const LITERAL = /"([^"]*)"|\\(.)/g
const LOCALE = /\[\$-[^\]]*\]/g
const PROTECTED = 0xe000
const PRINTED = /^[^.]*[0#?][^.]*(?:\.0+)?[^0#?.]*$/
const PLAIN: NumberStyle = { kind: 'plain' }
const DATE: NumberStyle = { kind: 'date' }

/** Formats that books name by a number alone; those of far-eastern dates among them. */
const BUILT_IN: ReadonlyMap<number, NumberStyle> = new Map<number, NumberStyle>([
  [2, { kind: 'pattern', pattern: '0.00' }],
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47].map((id) => [id, DATE] as const),
  ...Array.from({ length: 10 }, (_, at) => [27 + at, DATE] as const),
  ...Array.from({ length: 9 }, (_, at) => [50 + at, DATE] as const),
])

/** A number format matters only where it changes what a reader sees: printed zeros and dashes, dates, foreign money. */
export function toNumberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return BUILT_IN.get(id) ?? PLAIN
  const section = (code.slice(0, MAX_NUMBER_FORMAT_CHARS).split(';')[0] ?? '').replace(LOCALE, '')
  const currency = foreignCurrency(section)
  if (currency !== undefined) return { kind: 'money', currency }
  const bare = section.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/[_*]./g, '')
  const symbols = bare.replace(LITERAL, '').replace(/general/gi, '')
  if (/[ymdhs]|гг|дд/i.test(symbols)) return DATE
  const pattern = bare.replace(LITERAL, (_, quoted = '', escaped = '') => protect(quoted + escaped))
  const isPrinted = /^[0#?\-. ()]+$/.test(symbols) && PRINTED.test(pattern)
  return isPrinted && pattern.length > 1 ? { kind: 'pattern', pattern } : PLAIN
}

/** Signs of a literal are no places for digits. */
function protect(literal: string): string {
  return literal.replace(/[0#?.]/g, (sign) => String.fromCharCode(PROTECTED + sign.charCodeAt(0)))
}

function unprotect(text: string): string {
  return text.replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PROTECTED))
}

/** `#,##0.00[$€-407]`, `"$"#,##0`: only what is quoted, escaped or in brackets is shown as it stands. */
function foreignCurrency(section: string): string | undefined {
  const shown = [...section.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]*)"|\\(.)|[$€£¥]/g)]
    .map(([all, symbol, quoted, escaped]) => symbol ?? quoted ?? escaped ?? all)
    .join('')
  const unknown = /\[\$([^\]-]*[\p{L}\p{Sc}][^\]-]*)/u.exec(section)?.[1]?.trim()
  const currency = readCurrency(shown) ?? unknown?.toUpperCase()
  return currency === RUBLE ? undefined : currency
}

/**
 * Writes a stored number as the sheet's reader sees a part number: no exponent, printed zeros kept. A number of which a
 * spreadsheet has lost the last digits stays one, whatever its format.
 */
export function numberCellText(raw: string, style: NumberStyle, isDate1904 = false): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (Math.abs(value) >= EXACT_BELOW) return plainNumber(value)
  if (style.kind === 'date') return dateText(value, isDate1904)
  if (style.kind === 'pattern') return fillPattern(value, style.pattern) ?? plainNumber(value)
  return style.kind === 'money' ? `${plainNumber(value)} ${style.currency}` : plainNumber(value)
}

/** `TRUE` and `FALSE` of a cell that holds 1 or 0. */
export function booleanCellText(raw: string): string {
  return /^(?:1|true)$/i.test(raw.trim()) ? 'TRUE' : 'FALSE'
}

function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString()
  const text = String(Number(value.toPrecision(EXCEL_DIGITS)))
  if (!/e/i.test(text)) return text
  return value.toFixed(20).replace(/\.?0+$/, '')
}

/** Nothing where the pattern would round the number or cannot hold it. */
function fillPattern(value: number, pattern: string): string | undefined {
  if (value < 0) return undefined
  const point = pattern.search(/\.0/)
  const decimals = point === -1 ? 0 : (/^0+/.exec(pattern.slice(point + 1))?.[0].length ?? 0)
  const [whole = '', fraction = ''] = plainNumber(value).split('.')
  if (fraction.length > decimals) return undefined
  const front = point === -1 ? pattern : pattern.slice(0, point)
  const back = point === -1 ? '' : `.${fraction.padEnd(decimals, '0')}${pattern.slice(point + 1 + decimals)}`
  return unprotect(fillWhole(whole, front) + back).trim()
}

/** Fills places from the right; digits that are left over stand before the first place. */
function fillWhole(digits: string, pattern: string): string {
  let rest = digits
  let filled = ''
  const first = pattern.search(/[0#?]/)
  for (let at = pattern.length - 1; at >= 0; at -= 1) {
    const sign = pattern[at] ?? ''
    if (!/[0#?]/.test(sign)) filled = sign + filled
    else if (at === first) filled = (rest === '' && sign === '0' ? '0' : rest) + filled
    else {
      const digit = rest.at(-1) ?? (sign === '0' ? '0' : '')
      rest = rest.slice(0, -1)
      filled = digit + filled
    }
  }
  return filled
}

function dateText(serial: number, isDate1904: boolean): string {
  // A sheet shows no date there, and the number is whole.
  if (serial < 0 || serial > LAST_SERIAL) return plainNumber(serial)
  const days = Math.floor(serial) - UNIX_EPOCH_SERIAL + (isDate1904 ? DATE_1904_SHIFT : 0)
  const date = new Date(days * DAY_MS)
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
}
