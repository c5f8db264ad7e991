import type { PriceColumn } from './price-column'

const MAX_HEADER_CHARS = 60

type ColumnRule = { pattern: RegExp; column: PriceColumn | undefined; weight: number }

/**
 * How suppliers call their columns. The first pattern that fits decides; `undefined` marks a column that looks like one of
 * ours and is not. A bigger weight wins when two headers claim one column. Headers come folded by `foldHeader`.
 */
const RULES: readonly ColumnRule[] = [
  not('^((n|no|номер) )?(п п|пп|строки|позиции)$'),
  not('^(n|no)$'),
  not('фото|картинк|изображени|ссылка|штрих|barcode|<ean>|<gtin>|<тн вэд>|<гтд>'),
  not('стран|country|<вес>|weight|объем|volume|габарит'),
  not('^(ед|единиц)|<unit>'),
  not('валют|currency|скидк|наценк|ставка|^ндс$|сумма|^заказ$|ваш заказ|^дата|стоимость доставки'),
  not('(артикул|код|номер|id) (товара )?(поставщика|склада|1с|внутр)'),
  not('внутренний (код|номер|артикул)|^склад$|^прайс$|^supplier'),
  not('марка (а м|авто|т с|тс|машины)|^модель|применяемость|^(car )?model$'),

  is(
    'multiplicity',
    2,
    'кратност|упаков|в уп>|норма|парти[яи]|^мин<|минимальн.*(заказ|кол)|^min<|moq|multipl|pack',
  ),
  is('delivery', 2, '^(срок|время)|доставк|поставк|^дн(и|ей)$|deliver|lead ?time|^days?$|^term$'),

  is('price', 1, 'розн|ррц|мрц|рекоменд|retail|rrp|msrp'),
  is('price', 5, '^((ваша|моя|your) )?(цена|стоимость|price)$|цена для вас'),
  is('price', 3, 'цена|стоимость|price'),
  is('price', 2, '<опт|^руб|^cost$'),

  is(
    'quantity',
    5,
    '^(количество|кол во|кол|остаток|остатки|наличие|qty|quantity|stock)( (шт|общ[а-я]*|всего))?$',
  ),
  is('quantity', 3, 'кол во|количеств|остат|налич|свободн|<qty>|quantity|stock|availab|^шт$'),

  is('article', 5, '^артикул$|(артикул|код|номер) (произв|изготов)|каталожн[а-я]* номер|номер по каталогу'),
  is('article', 5, '<part ?(no|num|number|n)>|^p n$|^article$|партномер'),
  is(
    'article',
    4,
    'артикул|каталожн|кат (номер|n)>|(номер|n) (детали|запчасти|товара)|^номер$|^номенклатурный номер$',
  ),
  is('article', 4, 'article|^part$|^number$|^vendor code$|^sku$|^mpn$'),
  is('article', 2, '^код (детали|запчасти|товара|изделия)$|<oem?>|оригинал|^code$'),
  is('article', 1, '^код$|^item$'),

  is('brand', 5, '^(бренд|производитель|brand|изготовитель|фирма)$'),
  is('brand', 4, 'бренд|производител|изготовител|brand|manufactur|producer|фирма|^make?r?$'),
  is('brand', 3, '^марка$|торгов[а-я]* марка|^vendor$'),

  is('name', 5, '^(наименование|название|name|title)( (товара|товаров|детали|номенклатуры|запчасти))?$'),
  is('name', 4, 'наимен|назван|номенклатур|<name>|<title>'),
  is('name', 3, 'описан|^товар|^продук|^детал|^запчаст|descr|product|goods'),
]

function is(column: PriceColumn, weight: number, pattern: string): ColumnRule {
  return { pattern: toPattern(pattern), column, weight }
}

function not(pattern: string): ColumnRule {
  return { pattern: toPattern(pattern), column: undefined, weight: 0 }
}

/** `<` and `>` stand for word bounds, which `\b` does not know in Cyrillic. */
function toPattern(pattern: string): RegExp {
  const bounded = pattern.replaceAll('<', '(?<![\\p{L}\\p{N}])').replaceAll('>', '(?![\\p{L}\\p{N}])')
  return new RegExp(bounded, 'u')
}

/** "Кол-во, шт." → "кол во шт". */
function foldHeader(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[№#]/g, ' n ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function readHeaderCell(text: string): { column: PriceColumn; weight: number } | undefined {
  const folded = foldHeader(text)
  if (folded === '' || folded.length > MAX_HEADER_CHARS) return undefined
  const rule = RULES.find(({ pattern }) => pattern.test(folded))
  return rule?.column === undefined ? undefined : { column: rule.column, weight: rule.weight }
}
