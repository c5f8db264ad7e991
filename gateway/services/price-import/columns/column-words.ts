import { readCurrency, RUBLE } from '@/gateway/services/price-import/cells/currency'
import { straightenWords } from '@/gateway/services/brand-dictionary/look-alikes'
import type { PriceColumn } from './price-column'

const MAX_HEADER_CHARS = 60
/** A column of prices in other money is taken only where there is none in rubles. */
const FOREIGN_PRICE_WEIGHT = 0.5

/** A title of stock with this weight names a place, such as «Москва», and no stock. */
export const PLACE_WEIGHT = 2

type ColumnRule = { pattern: RegExp; column: PriceColumn | undefined; weight: number; isTotal: boolean }

export type HeaderCell = {
  column: PriceColumn
  weight: number
  /** Holds the stock of all warehouses, so others are parts of it. */
  isTotal: boolean
  /** Code of the currency that the title of a price names. */
  currency: string | undefined
}

/**
 * How suppliers call their columns, in Russian, Ukrainian and English. The first pattern that fits decides; `undefined`
 * marks a column that looks like one of ours and is not. A bigger weight wins when two headers claim one column. Headers
 * come folded by `foldHeader`.
 */
const RULES: readonly ColumnRule[] = [
  not('^((n|no|номер) )?(п п|пп|з п|зп|строки|позиции|рядка)$'),
  not('^(n|no)$'),
  not(
    'фото|картинк|изображени|зображення|ссылка|посилання|штрих|barcode|<ean>|<gtin>|<тн вэд>|<гтд>|укт зед',
  ),
  not('стран|країна|country|<вес>|<вага>|weight|объем|об єм|volume|габарит'),
  not('^(ед|единиц|од|одиниц)|<unit>'),
  is('currency', 5, '^(валюта|currency)( (цены|прайса|ціни))?$'),
  is('price', 6, '(цена|стоимость|ціна|вартість|price) .*(скидк|знижк|discount)', 'без (скидк|учета|знижк)'),
  is('price', 1, '(цена|стоимость|ціна|price) .*без (скидк|учета скидк|знижк)'),
  not('скидк|знижк|наценк|націнк|ставка|^(ндс|пдв)$|сумма|сума|^заказ$|ваш заказ|замовлення$|^дата'),
  not('стоимость доставки|вартість доставки|^курс|прайс от|комментар|коментар|примеч|приміт'),
  not('(артикул|код|номер|id) (товара |товару )?(поставщика|постачальника|склада|складу|1с|внутр)'),
  not(
    '(внутренний|внутрішній) (код|номер|артикул)|^прайс$|^supplier|аналог|замен[аы]|кросс|крос номер|адрес',
  ),
  not('марка (а м|авто|т с|тс|машины)|^модель|применяемость|застосування|^(car )?model$'),
  not('в пути|транзит|резерв|ожида|очіку|приход|надходження|к заказу|под заказ|заказано|в дорозі'),
  not(
    '(кол во|количество) (мест|дней|часов|заказ)|(мин|минимальн[а-я]*|мін|мінімальн[а-яі]*) (остаток|залишок)',
  ),

  is('multiplicity', 3, 'кратност|кратність|multipl'),
  is('multiplicity', 2, 'упаков|упак>|в уп>|пакован|короб|ящик|палет|паллет|норма|парти[яи]|партія|moq|pack'),
  is('multiplicity', 2, '^(мин|мін|min)>|минимальн.*(заказ|кол)|мінімальн.*(замовл|кільк)'),
  is(
    'delivery',
    2,
    '^(срок|время|термін|строк)|доставк|поставк|постачанн|^дн(и|ей|і|ів)$|deliver|lead ?time',
  ),
  is('delivery', 2, '^days?$|^term$'),

  is('price', 1, 'розн|розд|ррц|мрц|рекоменд|retail|rrp|msrp'),
  is('price', 5, '^((ваша|моя|your) )?(цена|стоимость|ціна|вартість|price)$|цена для вас|ціна для вас'),
  is('price', 2, '(цена|ціна|price) .*без (ндс|пдв)'),
  is('price', 3, 'цена|стоимость|ціна|вартість|price'),
  is('price', 2, '<опт|<гурт|^руб|^грн|^cost$'),

  total(
    'остат|налич|кол во|количеств|залиш|кільк|наявн|склад|stock|qty',
    '<общ|<всего|<итого|суммар|<всього|загальн|total',
  ),
  total('остат|залиш|stock', 'свободн|доступн|вільн|free|available'),
  total('^(всего|итого|всього|разом|total)( (шт|на складах|в наличии))?$', ''),
  is('quantity', 5, '^(количество|кол во|кол|остаток|остатки|наличие|qty|quantity|stock)( шт)?$'),
  is('quantity', 5, '^(кількість|к сть|кіл кість|залишок|залишки|наявність)( шт)?$'),
  is('quantity', 3, 'кол во|количеств|остат|налич|свободн|<qty>|quantity|stock|availab|^шт$|^штук'),
  is('quantity', 3, 'кільк|залиш|наявн|в наявності|доступно|warehouse'),
  is(
    'quantity',
    PLACE_WEIGHT,
    '<склад[ау]? .|. склад[ау]?$|^(рц|распределительный центр)>|^магазин>|^филиал>|^філія>',
  ),
  is(
    'quantity',
    PLACE_WEIGHT,
    '^(москва|мск|спб|санкт петербург|петербург|екатеринбург|екб|новосибирск|краснодар|казань)$',
  ),
  is(
    'quantity',
    PLACE_WEIGHT,
    '^(ростов( на дону)?|самара|нижний новгород|челябинск|воронеж|минск|київ|киев|харків|львів|одеса)$',
  ),

  is(
    'article',
    5,
    '^артикул$|(артикул|код|номер) (произв|изготов|вироб)|каталожн[а-яі]* номер|номер (по|за) каталог',
  ),
  is('article', 5, '<part ?(no|num|number|n)>|^p n$|^article$|партномер'),
  is(
    'article',
    4,
    'артикул|каталожн|кат (номер|n)>|(номер|n) (детали|деталі|запчасти|запчастини|товара|товару)',
  ),
  is('article', 4, '^номер$|^номенклатурный номер$|article|^part$|^number$|^vendor code$|^sku$|^mpn$'),
  is(
    'article',
    2,
    '^код (детали|деталі|запчасти|запчастини|товара|товару|изделия)$|<oem?>|оригинал|оригінал|^code$',
  ),
  is('article', 1, '^код$|^item$'),

  is('brand', 5, '^(бренд|производитель|виробник|brand|изготовитель|фирма)$'),
  is('brand', 4, 'бренд|производител|виробник|изготовител|brand|manufactur|producer|фирма|фірма|^make?r?$'),
  is('brand', 3, '^марка$|торгов[а-яі]* марка|^vendor$'),

  is('name', 5, '^(наименование|название|name|title)( (товара|товаров|детали|номенклатуры|запчасти))?$'),
  is('name', 5, '^(найменування|назва)( (товару|товарів|деталі|номенклатури|запчастини))?$'),
  is('name', 4, 'наимен|назван|номенклатур|наймен|<назва|<name>|<title>'),
  is('name', 3, 'описан|опис>|^товар|^продук|^детал|^запчаст|descr|product|goods'),
]

function is(column: PriceColumn, weight: number, pattern: string, unless?: string): ColumnRule {
  return { pattern: toPattern(pattern, unless), column, weight, isTotal: false }
}

function not(pattern: string): ColumnRule {
  return { pattern: toPattern(pattern), column: undefined, weight: 0, isTotal: false }
}

/** A column of stock whose title holds both, in any order. */
function total(what: string, whole: string): ColumnRule {
  const pattern = new RegExp(`(?=.*(?:${bounded(what)}))(?=.*(?:${bounded(whole)}))`, 'u')
  return { pattern, column: 'quantity', weight: 5, isTotal: true }
}

function toPattern(pattern: string, unless?: string): RegExp {
  const refused = unless === undefined ? '' : `(?!.*(?:${bounded(unless)}))`
  return new RegExp(unless === undefined ? bounded(pattern) : `^${refused}.*(?:${bounded(pattern)})`, 'u')
}

/** `<` and `>` stand for word bounds, which `\b` does not know in Cyrillic; on the wrong side of a letter they never fit. */
function bounded(pattern: string): string {
  if (/[\p{L}\p{N}]<|>[\p{L}\p{N}]/u.test(pattern))
    throw new Error(`The pattern ${pattern} can never fit: a bound is turned the wrong way`)
  return pattern.replaceAll('<', '(?<![\\p{L}\\p{N}])').replaceAll('>', '(?![\\p{L}\\p{N}])')
}

/** "Кол-во, шт." → "кол во шт". */
function foldHeader(text: string): string {
  return straightenWords(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[№#]/g, ' n ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function readHeaderCell(text: string): HeaderCell | undefined {
  const folded = foldHeader(text)
  if (folded === '' || folded.length > MAX_HEADER_CHARS) return undefined
  const { column, weight, isTotal } = RULES.find(({ pattern }) => pattern.test(folded)) ?? {}
  if (column === undefined || weight === undefined) return undefined
  const currency = column === 'price' ? readCurrency(straightenWords(text)) : undefined
  const isForeign = currency !== undefined && currency !== RUBLE
  return { column, weight: isForeign ? FOREIGN_PRICE_WEIGHT : weight, isTotal: isTotal ?? false, currency }
}

/** A title that is known to be none of ours, such as «Вес» or «Фото». */
export function isForeignHeader(text: string): boolean {
  const folded = foldHeader(text)
  if (folded.length > MAX_HEADER_CHARS) return false
  const rule = RULES.find(({ pattern }) => pattern.test(folded))
  return rule !== undefined && rule.column === undefined
}
