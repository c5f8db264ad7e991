/** Width of the narrowest bar and height of all of them, in pixels. */
export const BARCODE_STROKE = 3
export const BARCODE_HEIGHT = 90
export const INPUT_REQUIRED = 'Input Required'

/** Dark and light modules from left to right, `1` for a bar. */
export type Barcode = { modules: string; text: string }

/** Odd set of EAN-13; the right set is its negative, the even one the negative read backwards. */
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
/** Which of the first six digits are of the even set, chosen by the digit before them. */
const EVEN_PLACES = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'] as const

function negative(modules: string): string {
  return [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
}

function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

function eanModules(text: string): string {
  const [first = 0, ...digits] = [...text].map(Number)
  const left = digits.slice(0, 6).map((digit, at) => {
    const odd = ODD[digit] ?? ''
    return EVEN_PLACES[first]?.includes(String(at)) ? [...negative(odd)].toReversed().join('') : odd
  })
  const right = digits.slice(6).map((digit) => negative(ODD[digit] ?? ''))
  return `101${left.join('')}01010${right.join('')}101`
}

/** Widths of bars and gaps of Code 128, by value. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 ' +
  '122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 ' +
  '322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 ' +
  '112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 ' +
  '331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 ' +
  '112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 ' +
  '124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 ' +
  '411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')
const STOP_WIDTHS = '2331112'
const START_TEXT = 104
const START_DIGITS = 105
const FIRST_SIGN = 32
const CHECK_MODULUS = 103

function toModules(widths: string): string {
  return [...widths].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')
}

/** Values without start and check: pairs of digits where there is nothing else, else signs one by one. */
function code128Modules(text: string): string {
  const isPairs = /^(?:\d\d)+$/.test(text)
  const values = isPairs
    ? (text.match(/../g) ?? []).map(Number)
    : [...text].map((sign) => (sign.codePointAt(0) ?? 0) - FIRST_SIGN)
  const start = isPairs ? START_DIGITS : START_TEXT
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), start) % CHECK_MODULUS
  const widths = [start, ...values, check].map((value) => WIDTHS[value] ?? '')
  return [...widths, STOP_WIDTHS].map(toModules).join('')
}

/** A card's number as a till reads it: EAN-13 where it is one, else Code 128; undefined when there is nothing to show. */
export function toBarcode(number: string): Barcode | undefined {
  const text = number.trim()
  if (!/^[ -~]+$/.test(text)) return undefined
  return { text, modules: isEan(text) ? eanModules(text) : code128Modules(text) }
}

/** The bars as the path of a drawing: one unit a module, `height` units high. */
export function barsPath(modules: string, height: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('')
}
