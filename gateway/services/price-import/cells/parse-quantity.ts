import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'
import { isDateText, isErrorText, readBoolean } from './mangled-cell'

const MAX_OFFER_QUANTITY = 1_000_000
/** A longer cell says no quantity, and the patterns try each of its signs against all others. */
const MAX_STOCK_CHARS = 200

// Words stand at the beginning, since suppliers add to them: «нет (будет 5)», «под заказ 3-5 дней», «в наличии на складе».
const NONE =
  /^(?:0|нет(?! данных| информации)у?|не в наличии|отсут|законч|распрод|продано|под ?заказ|на заказ|заказн|предзаказ|в заказе|ожида|ожд|в пути|в дороге|транзит|скоро|поступ|поставка|снят|недоступ|резерв|немає|відсут|ні|під замовлення|очіку|в дорозі|no|not|n|none|false|out of|sold|on order|pre-?order|back-?order|[-–—]+)(?!\p{L}|\d|[.,]\d|[/:+]|\s*[-–—]\s*\d)|^(?:отсут|законч|распрод|заказн|предзаказ|ожида|поступ|снят|недоступ|резерв|відсут|очіку)\p{L}/u
const IN_STOCK =
  /^(?:есть|в наличи[ие]|наличие|имеется|на складе|склад|в продаже|доступн[оы]?|доступен|да|є|так|в наявності|yes|y|ok|ок|[+*•●■★xхv✓✔√](?:\s?[+*•●■★xхv✓✔√])*|мало|мин|последн|ограничен|осталось мало|заканчива|few|low|limited|in ?stock|available)(?!\p{L}|\d)|^(?:последн|ограничен|заканчива)\p{L}/u
const PLENTY =
  /^(?:очень )?(?:много|достаточно|макс|большое количество|в достаточном количестве|неограничен\p{L}*|полно|багато|достатньо|plenty|many|high|lots)(?!\p{L}|\d)/u
const PLENTY_PIECES = 10

const TERM =
  /\d\s*(?:-|–|—)?\s*(?:дн|день|дня|дней|сут|час|ч\.?$|недел|нед|мес|год|лет|днів|доб|тиж|day|hour|week|month|д\.?$)|^(?:завтра|сегодня|послезавтра|через|срок|tomorrow|today)/u
const NUMBER = String.raw`(?:\d{1,3}(?:[ '’]\d{3})+|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:,\d{3})+(?=\.\d)|\d+)(?:[.,]\d+)?`
const UNITS =
  '(?:шт(?:ук[аи]?)?|ед|единиц[аы]?|компл(?:ект(?:а|ов)?)?|к-?т(?:а|ов)?|пар[аы]?|наб(?:ор(?:а|ов)?)?|уп(?:ак(?:овк[аи]|овок)?)?|' +
  'л(?:итр(?:а|ов)?)?|м(?:етр(?:а|ов)?)?|кг|г|бут|бан(?:ок|ки|ка)?|рул|pcs?|pieces?|psc|units?|sets?|ea)\\.?'
const LESS_THAN = new RegExp(
  `^(?:<|≤|<=|менее|меньше|не (?:более|больше)|до|менше|less than|under|up to)\\s*${NUMBER}(?:\\s*${UNITS})?$`,
)
const MORE_THAN =
  '(?:>=?|≥|=|~|≈|более|больше|свыше|не менее|от|около|ок\\.?|прим\\.?|примерно|минимум|остаток:?|ост\\.?:?|есть:?|в наличии:?|на складе:?|наличие:?|доступно:?|склад:|більше|понад|від|близько|more than|over|about)?'
const COUNT = new RegExp(
  `^${MORE_THAN}\\s*(${NUMBER})(?:\\s*${UNITS})?\\s*(?:\\++|и (?:более|больше|выше)|or more|и >)?(?:\\s*(?:в наличии|на складе|есть|in stock|available))?$`,
)
const RANGE = new RegExp(
  `^(?:от\\s*)?(${NUMBER})\\s*(?:-|–|—|\\.{2,3}|…|до)\\s*(${NUMBER})(?:\\s*${UNITS})?$`,
)
const SUM = new RegExp(`^=?\\s*${NUMBER}(?:\\s*${UNITS})?(?:\\s*\\+\\s*${NUMBER}(?:\\s*${UNITS})?)+$`)
const DEBT = new RegExp(`^[-–−]\\s*${NUMBER}(?:\\s*${UNITS})?$`)

const NOT_A_NUMBER = 'количество не число'

/**
 * Pieces that can surely be had: «>10 шт.» is 10, «10-50» is 10, «5+3» is 8, «есть» is 1, «нет» and an empty cell are 0.
 */
export function parseQuantity(text: string): CellResult<number> {
  const stock = readStock(text)
  return typeof stock === 'string' ? refused(stock) : taken(Math.min(stock.pieces, MAX_OFFER_QUANTITY))
}

/**
 * Pieces of a part over all columns of stock. Where one column counts, another that only says «есть» adds nothing; a
 * column that cannot be read counts as empty unless no column can.
 */
export function sumQuantities(texts: readonly string[]): CellResult<number> {
  const read = texts.map(readStock)
  const stocks = read.filter((stock) => typeof stock !== 'string')
  if (stocks.length === 0) return refused(read.find((stock) => typeof stock === 'string') ?? NOT_A_NUMBER)
  const sum = (isCount: boolean) =>
    stocks.filter((stock) => stock.isCount === isCount).reduce((total, { pieces }) => total + pieces, 0)
  return taken(Math.min(sum(true) || sum(false), MAX_OFFER_QUANTITY))
}

type Stock = { pieces: number; isCount: boolean }

const counted = (pieces: number): Stock => ({ pieces, isCount: true })
const said = (pieces: number): Stock => ({ pieces, isCount: false })

/** The quantity in the cell, or why it gives no stock. */
function readStock(text: string): Stock | string {
  const cleaned = cleanText(text).replaceAll('&gt;', '>').replaceAll('&lt;', '<')
  if (cleaned.length > MAX_STOCK_CHARS) return NOT_A_NUMBER
  if (isErrorText(cleaned)) return `${NOT_A_NUMBER}: в ячейке ошибка таблицы`
  if (isDateText(cleaned)) return `${NOT_A_NUMBER}: в ячейке дата`
  const boolean = readBoolean(cleaned)
  if (boolean !== undefined) return said(boolean ? 1 : 0)
  const words = cleaned.toLowerCase().replaceAll('ё', 'е')
  const remark = /^(.*\S)\s*\((.*)\)$/.exec(words)
  if (remark && NONE.test(remark[2] ?? '') && !/\d/.test(remark[2] ?? '')) return said(0)
  return readWords(remark?.[1] ?? words) ?? NOT_A_NUMBER
}

function readWords(words: string): Stock | string | undefined {
  if (words === '') return said(0)
  if (DEBT.test(words)) return counted(0)
  const count = COUNT.exec(words)?.[1]
  if (count !== undefined) return counted(whole(count))
  if (SUM.test(words)) return counted(words.split('+').reduce((total, part) => total + whole(part), 0))
  if (LESS_THAN.test(words)) return counted(1)
  const [, low, high] = RANGE.exec(words) ?? []
  if (low !== undefined && high !== undefined)
    return whole(low) <= whole(high) ? counted(whole(low)) : undefined
  if (NONE.test(words)) return said(0)
  if (TERM.test(words)) return `${NOT_A_NUMBER}: в ячейке срок`
  if (/\d/.test(words)) return undefined
  if (PLENTY.test(words)) return said(PLENTY_PIECES)
  return IN_STOCK.test(words) ? said(1) : undefined
}

/** Whole pieces of «1 000,5 шт.»; a comma before the last three digits is a decimal one, as 1C prints «5,000». */
function whole(text: string): number {
  const number = text.replace(/[^\d.,]/g, '')
  const groups = /^(\d{1,3}(?:,\d{3}){2,})(?:\.\d+)?\.?$|^(\d{1,3}(?:,\d{3})+)\.\d+\.?$/.exec(number)
  const pieces = groups?.[1] ?? groups?.[2]
  return pieces === undefined
    ? Math.floor(Number(/^\d+/.exec(number)?.[0]))
    : Number(pieces.replaceAll(',', ''))
}

/** Pieces that are sold together; anything unclear is 1. */
export function parseMultiplicity(text: string): number {
  const cleaned = cleanText(text)
  const value =
    isDateText(cleaned) || isErrorText(cleaned) ? undefined : /^\D*(\d{1,5})(?!\d)/.exec(cleaned)?.[1]
  return Math.max(1, Number(value ?? 1))
}
