import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'
import { readCurrency, RUBLE, withoutCurrency, type Rates } from './currency'
import { isDateText, isErrorText } from './mangled-cell'

const MAX_PRICE_KOPECKS = 20_000_000_00

/** The meaning of a separator before exactly three digits («1,234») in this list. */
export type SeparatorMeaning = 'decimal' | 'thousands' | 'unknown'
export type PriceNotation = { comma: SeparatorMeaning; point: SeparatorMeaning }

/** The list's default currency, and the rates of the others. */
export type Money = { currency: string; isCertain?: boolean; rates: Rates }

const IN_RUBLES: Money = { currency: RUBLE, rates: new Map() }
const PER_PIECE = /\s*(?:\/|за)\s*(?:1\s*)?(?:шт(?:ук[уа])?|ед|компл|к-?т|pcs?)\.?$/
const RUBLE_WORDS = '(?:₽|руб(?:л[а-я]*)?\\.?|р\\.?|rub\\.?|rur\\.?)'
const RUBLES_BEHIND = new RegExp(`${RUBLE_WORDS}$`)
const RUBLES_BEFORE = new RegExp(`^${RUBLE_WORDS}(?=[\\s:\\d])[\\s:]*`)
const KOPECKS = new RegExp(
  `^(?:(.*\\d)\\s*${RUBLE_WORDS})?\\s*(\\d{1,2})\\s*(?:коп(?:\\.|ее?к[аи]?|ійок)?|к\\.?)$`,
)
const VAT = '(?:ндс|пдв|vat)'
const VAT_ON_TOP = new RegExp(`(?:\\+|плюс)\\s*${VAT}`)
/** «в т.ч. НДС 20 % 200 руб.»: what follows is the tax that the price holds. */
const VAT_SHARE = new RegExp(
  `[(,;]?\\s*(?:в\\s*т\\.?\\s*ч\\.?|в том числе|включая|вкл\\.?|incl(?:\\.|uding)?)\\s*${VAT}.*$`,
)
const VAT_WORDS = new RegExp(
  `[(,;]?\\s*(?:с учетом|без учета|включен|без|с|не обл\\S*|with(?:out)?|excl\\.?|ex)?\\s*${VAT}(?:\\s*(?:не облагается|вкл(?:ючен)?\\.?|\\d{1,2}\\s*%)|[\\s:).,;]+)*`,
)
const WITH_KOPECKS_DASH = /^(\d+)[-=](\d{2})$/
/** «1200,-» */
const WHOLE_DASH = /[.,=][-–—]+$/
const GROUP_GAP = /(\d)[\s'’‘`´ʼ′](?=\d{3}(?!\d))/g
const NUMBER = /^\d+(?:[.,]\d+)*$/

/** Kopecks of a price as suppliers write it; foreign money is taken by the given rate or not at all. */
export function parsePrice(
  text: string,
  notation: PriceNotation,
  money: Money = IN_RUBLES,
): CellResult<number> {
  const shown = cleanText(text)
  const cleaned = shown.toLowerCase().replaceAll('ё', 'е').replaceAll('−', '-')
  if (cleaned === '' || /^[-–—]+$/.test(cleaned)) return refused('нет цены')
  if (isErrorText(shown)) return refused('цена не число: в ячейке ошибка таблицы')
  if (isDateText(shown)) return refused('цена не число: в ячейке дата')
  if (VAT_ON_TOP.test(cleaned)) return refused('цена без НДС: он прибавляется сверху')
  const number = toNumberText(withoutCurrency(cleaned))
  if (/^[-–]\s*\d|^\(\s*\d.*\)$/.test(number)) return refused('цена меньше нуля')
  if (!NUMBER.test(number)) return refused('цена не число')
  const currency = money.isCertain ? money.currency : (readCurrency(cleaned) ?? money.currency)
  const rate = currency === RUBLE ? 1 : money.rates.get(currency)
  if (rate === undefined) return refused(`цена в валюте ${currency}, а её курс не дан (--rate ${currency}=…)`)
  const amount = readAmount(number, notation)
  if (amount === undefined) return refused('цена неоднозначна: непонятно, где дробная часть')
  const kopecks = Math.round(amount * rate * 100)
  if (kopecks === 0) return refused('цена равна нулю')
  if (!Number.isFinite(kopecks) || kopecks > MAX_PRICE_KOPECKS) return refused('цена слишком велика')
  return taken(kopecks)
}

/** Learns from the prices of one list how it writes them. Numbers of a spreadsheet always have a decimal point. */
export function detectPriceNotation(samples: readonly string[], hasNumericCells: boolean): PriceNotation {
  const numbers = samples
    .map((sample) => toNumberText(withoutCurrency(cleanText(sample).toLowerCase())))
    .filter((text) => NUMBER.test(text))
  const hasPlain = numbers.some((text) => /^\d{1,3}$/.test(text))
  const meaningOf = (sign: ',' | '.'): SeparatorMeaning => {
    const isDecimal = numbers.some((text) => isSurelyDecimal(text, sign))
    const isThousands = numbers.some((text) => isSurelyThousands(text, sign))
    if (isDecimal && isThousands) return 'unknown'
    if (isDecimal) return 'decimal'
    return isThousands || hasPlain ? 'thousands' : 'unknown'
  }
  return { comma: meaningOf(','), point: hasNumericCells ? 'decimal' : meaningOf('.') }
}

function toNumberText(cleaned: string): string {
  const bare = cleaned.replace(VAT_SHARE, '').replace(VAT_WORDS, '').trim().replace(PER_PIECE, '')
  const [, rubles, kopecks] = KOPECKS.exec(bare) ?? []
  return (
    kopecks === undefined ? bare.replace(RUBLES_BEHIND, '') : `${rubles ?? 0}.${kopecks.padStart(2, '0')}`
  )
    .trim()
    .replace(/^(?:от|цена|price|~|≈|=)[\s:]*/, '')
    .replace(RUBLES_BEFORE, '')
    .replace(WHOLE_DASH, '')
    .trim()
    .replace(GROUP_GAP, '$1')
    .replace(WITH_KOPECKS_DASH, '$1.$2')
}

function readAmount(number: string, notation: PriceNotation): number | undefined {
  const signs = number.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return Number(number)
  const isRepeated = signs.length > 1 && signs.every((sign) => sign === last)
  if (isRepeated) return hasWholeGroups(number) ? Number(number.replace(/[.,]/g, '')) : undefined
  if (signs.length > 1) {
    const at = number.lastIndexOf(last)
    const whole = number.slice(0, at)
    return hasWholeGroups(whole) ? Number(`${whole.replace(/[.,]/g, '')}.${number.slice(at + 1)}`) : undefined
  }
  const asDecimal = Number(number.replace(',', '.'))
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return asDecimal
  const meaning = last === ',' ? notation.comma : notation.point
  if (meaning === 'unknown') return undefined
  return meaning === 'decimal' ? asDecimal : Number(number.replace(/[.,]/, ''))
}

/** «1.234.567»: every group after the first has three digits. */
function hasWholeGroups(number: string): boolean {
  return /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(number)
}

function isSurelyDecimal(number: string, sign: ',' | '.'): boolean {
  const parts = number.split(sign)
  if (parts.length !== 2) return false
  const [whole = '', fraction = ''] = parts
  if (/[.,]/.test(fraction)) return false
  return fraction.length !== 3 || whole.length > 3 || whole.startsWith('0') || /[.,]/.test(whole)
}

function isSurelyThousands(number: string, sign: ',' | '.'): boolean {
  const other = sign === ',' ? '.' : ','
  const parts = number.split(sign)
  return parts.length > 2 || (parts.length === 2 && (parts[1] ?? '').includes(other))
}
