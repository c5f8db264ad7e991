import { cleanText } from './clean-text'

export const RUBLE = 'RUB'

/** Rubles for one unit of a currency, by its code. */
export type Rates = ReadonlyMap<string, number>

/** How prices name their currency; `<` and `>` stand for the bounds of a word. The first that fits decides. */
const NAMES: ReadonlyArray<readonly [code: string, pattern: string]> = [
  ['BYN', '<byn>|<byr>|бел[а-я]*\\.? ?руб'],
  [RUBLE, '₽|<руб|<rub|<rur>|<р>'],
  ['USD', '\\$|<usd|<долл|<dollar'],
  ['EUR', '€|<euro?s?>|<евро>'],
  ['CNY', '<cny>|<rmb>|<юан'],
  ['UAH', '₴|<uah>|<грн|<гривн|<гривен'],
  ['KZT', '₸|<kzt>|<тенге|<тг>'],
  ['GBP', '£|<gbp>|<фунт'],
  ['JPY', '<jpy>|<иен|<йен'],
  ['TRY', '₺|<try>'],
  ['KRW', '₩|<krw>'],
  ['PLN', '<pln>|<злот'],
  ['AED', '<aed>|<дирхам'],
  ['TJS', '<tjs>|<сомони>'],
  ['KGS', '<kgs>|<сом>'],
  ['UZS', '<uzs>|<сум>'],
  ['AMD', '֏|<amd>|<драм'],
  ['GEL', '₾|<gel>|<lari>|<лари>'],
  ['AZN', '₼|<azn>|<манат'],
  ['MDL', '<mdl>|<лей>|<леев>'],
  ['INR', '₹|<inr>|<рупи'],
  ['CHF', '<chf>|<франк'],
  ['SEK', '<sek>'],
  ['NOK', '<nok>'],
  ['DKK', '<dkk>'],
  ['CZK', '<czk>'],
  ['HUF', '<huf>'],
  ['RON', '<ron>'],
  ['RSD', '<rsd>'],
  ['BGN', '<bgn>'],
  ['ILS', '₪|<ils>'],
  ['THB', '฿|<thb>'],
  ['MNT', '₮|<mnt>|<тугр'],
  ['HKD', '<hkd>'],
  ['CAD', '<cad>'],
  ['AUD', '<aud>'],
  ['УЕ', '<у\\.? ?е>|<y\\.? ?e>'],
  // The sign of two currencies: only the owner knows which.
  ['¥', '¥'],
]
const PATTERNS = NAMES.map(([code, pattern]) => {
  const bounded = pattern.replaceAll('<', '(?<!\\p{L})').replaceAll('>', '(?!\\p{L})')
  return { code, pattern: new RegExp(bounded, 'iu') }
})
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['643', RUBLE],
  ['810', RUBLE],
  ['840', 'USD'],
  ['978', 'EUR'],
])
const DECLARED = /валют|цен[аы]|цін[аи]|price|currency/i
const MARKS = new RegExp(
  `(?:${NAMES.filter(([code]) => code !== RUBLE)
    .map(([, pattern]) => pattern)
    .join('|')
    .replaceAll('<', '(?<!\\p{L})')
    .replaceAll('>', '(?!\\p{L})')})\\p{L}*\\.?`,
  'giu',
)

/** Code of the currency that a price or a column's title names; nothing where it names none. */
export function readCurrency(text: string): string | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.code
}

/** The currency in a cell of a column «Валюта»: a known name, or any code of three letters. */
export function readCurrencyCell(text: string): string | undefined {
  const cleaned = cleanText(text)
  const known = NUMBERS.get(cleaned) ?? readCurrency(cleaned)
  if (known !== undefined) return known
  return /^[a-z]{3}$/i.test(cleaned) ? cleaned.toUpperCase() : undefined
}

/** The currency that a line above the goods gives all prices: «Цены указаны в USD». */
export function readDeclaredCurrency(text: string): string | undefined {
  return DECLARED.test(text) && !/курс|rate/i.test(text) ? readCurrency(text) : undefined
}

export function withoutCurrency(text: string): string {
  return text.replace(MARKS, '').trim()
}
