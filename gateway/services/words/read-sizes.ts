/**
 * A size or an amount in a query: what was typed, and the ways in which goods may say it, as `search_sizes` spells them.
 * A size tells by itself what goods are meant (5W-30, 205/55 R16), an amount (4 л) does not.
 */
export type Size = { text: string; lexemes: string[][]; kind: 'size' | 'amount' }
export type SizedQuery = { sizes: Size[]; rest: string }

type Pattern = {
  form: RegExp
  read: (groups: readonly string[]) => string[][] | undefined
  /** An amount when it is not said. */
  kind?: 'size'
}

/** Text as searching compares it; the same as the database's `search_text`. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('×', 'x')
    .replaceAll('″', 'д')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
}

function plain(number: string) {
  return String(Number(number))
}

function tyre([, width = '', height = '', diameter = '', cargo = '']: readonly string[]) {
  const [w, h, d] = [Number(width), Number(height), Number(diameter)]
  if (w < 125 || w > 395 || w % 5 !== 0 || h < 25 || h > 85 || h % 5 !== 0 || d < 12 || d > 24)
    return undefined
  return [[`${width}/${height}r${diameter}`, ...(cargo === '' ? [] : [`r${diameter}c`])]]
}

function viscosity([, cold = '', hot = '']: readonly string[]) {
  const isGear = Number(cold) >= 70
  return isGear === Number(hot) >= 75 ? [[`${cold}w${hot}`]] : undefined
}

function product([, thread = '', first = '', second = '']: readonly string[]) {
  return [[`${thread === '' ? '' : 'm'}${plain(first)}x${plain(second)}`]]
}

const amount =
  (unit: string, factor = 1) =>
  ([, number = '']: readonly string[]) => [[`${Math.round(Number(number) * factor * 1000) / 1000}${unit}`]]

const NUMBER = String.raw`(?<![\d.a-zа-я])(\d+(?:\.\d+)?)`
const END = String.raw`(?![a-zа-я\d])`
const unit = (words: string) => new RegExp(`${NUMBER}\\s?(?:${words})${END}`)
const gluedUnit = (words: string) => new RegExp(`${NUMBER}(?:${words})${END}`)

const PATTERNS: readonly Pattern[] = [
  {
    form: /(?<!\d)(\d{3})\s?[/\\*x -]\s?(\d{2})\s?[/\\*x -]?\s?(?:z?[rр])?\s?(\d{2})(?:\s?([cс]))?(?![\da-zа-я])/,
    read: tyre,
    kind: 'size',
  },
  { form: /(?<!\d)(\d{3})(\d{2})r?(\d{2})([cс])?(?![\da-zа-я])/, read: tyre, kind: 'size' },
  {
    form: /(?<![\d.])(0|5|10|15|20|25|70|75|80|85)\s?[wвvш]\s?-?\s?(\d{2,3})(?![\d.a-zа-я])/,
    read: viscosity,
    kind: 'size',
  },
  {
    form: /(?<![\d.a-zа-я-])(0|5|10|15|20|75|80|85)[-/ ](16|20|30|40|50|60|80|85|90|140)(?![\d.a-zа-я/])/,
    read: viscosity,
    kind: 'size',
  },
  {
    form: /(?<![\d.a-zа-я])([mм])?(\d{1,2}(?:\.\d+)?)\s?[xх*]\s?(\d{1,3}(?:\.\d+)?)(?![\da-zа-я])/,
    read: product,
  },
  { form: /(?:dot|дот)[ -]?(\d(?:\.\d)?)/, read: ([, grade = '']) => [[`dot${grade}`]] },
  {
    form: /(?<![a-zа-я\d])[rр]\s?(\d{2})\s?([cс])?(?![\da-zа-я])/,
    read: ([, diameter = '', cargo = '']) => [[`r${diameter}${cargo === '' ? '' : 'c'}`]],
  },
  { form: /(?<!\d)(\d{2})\s?(?:-?[йи]\s)?радиус[а-я]*/, read: ([, diameter = '']) => [[`r${diameter}`]] },
  { form: /радиус[а-я]*\s?(\d{2})(?!\d)/, read: ([, diameter = '']) => [[`r${diameter}`]] },
  {
    form: unit(String.raw`а\s?[·*/.-]?\s?[чh]|a[/.]?h|амп[а-я]*\s?[/-]?\s?час[а-я]*|ампер[а-я]*`),
    read: amount('ач'),
  },
  { form: unit('мл|ml|миллилитр[а-я]*'), read: amount('л', 0.001) },
  { form: unit('л|l|литр[а-я]*'), read: amount('л') },
  { form: unit('мм|mm|миллиметр[а-я]*'), read: amount('мм') },
  { form: unit('см|cm|сантиметр[а-я]*'), read: amount('мм', 10) },
  { form: unit('кг|kg|килограмм[а-я]*'), read: amount('г', 1000) },
  { form: unit('гр|г|грамм[а-я]*'), read: amount('г') },
  { form: unit('вт|ватт[а-я]*'), read: amount('вт') },
  { form: gluedUnit('w'), read: amount('вт') },
  { form: gluedUnit('в|v|вольт[а-я]*'), read: amount('в') },
  { form: unit('вольт[а-я]*'), read: amount('в') },
  { form: unit('тонн[а-я]*|т'), read: amount('т') },
  { form: unit('атм[а-я]*'), read: amount('атм') },
  { form: unit('дюйм[а-я]*|д|"'), read: amount('д') },
  { form: gluedUnit('k|к'), read: amount('k') },
]

/** Takes sizes and amounts out of a query, whichever way they are written; `has` tells what any goods say. */
export function readSizes(query: string, has: (lexeme: string) => boolean): SizedQuery {
  const sizes: Size[] = []
  let rest = searchText(query)
  for (const { form, read, kind = 'amount' } of PATTERNS) {
    for (;;) {
      const match = form.exec(rest)
      if (!match) break
      const lexemes = read(match.map((group) => group ?? ''))
      // What only looks like a size and is none of the shop's stays in the text as it is.
      if (!lexemes?.every((words) => words.every(has))) break
      sizes.push({ text: match[0].trim(), lexemes, kind })
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    }
  }
  return { sizes, rest }
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'] as const
const UNITS = ['ач', 'л', 'мм', 'вт', 'в', 'а', 'шт', 'т', 'атм', 'д', 'k', 'г', 'м'] as const

/** What a bare number may be: itself, a generation, a diameter, an amount of anything. */
export function readingsOfNumber(number: string): string[] {
  const short = plain(number)
  return [
    number,
    // «502.00» is the approval VW 502 00.
    ...(short === number ? [] : [short]),
    `-${number}`,
    ...(ROMAN[Number(number)] ? [ROMAN[Number(number)] ?? ''] : []),
    `r${number}`,
    `dot${number}`,
    ...UNITS.map((name) => `${short}${name}`),
  ]
}

export function toRoman(number: string): string | undefined {
  return ROMAN[Number(number)] || undefined
}
