import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { childrenOf, textOf, xmlRecords, type XmlNode } from './xml-records'

const OFFER = new Set(['offer'])
const TITLES = ['Бренд', 'Артикул', 'Наименование', 'Цена', 'Валюта', 'Остаток', 'Кратность']

/** A feed for Yandex Market, given out as a table of which the head is ours; lines count its offers. */
export function openYml(source: ByteSource): PriceSource {
  const rows = readOffers(source)
  return {
    kind: 'yml',
    description: 'YML',
    hasNumericCells: true,
    sheets: [{ name: undefined, rows }],
    rows,
    close: () => {},
  }
}

async function* readOffers(source: ByteSource): AsyncIterable<PriceRow> {
  let line = 0
  yield { line, cells: [...TITLES] }
  for await (const offer of xmlRecords(source, OFFER)) {
    line += 1
    yield { line, cells: toCells(offer) }
  }
}

function toCells(offer: XmlNode): string[] {
  const brand = textOf(offer, 'vendor') || parameter(offer, /^(?:бренд|производитель|brand|vendor)$/i)
  const article =
    textOf(offer, 'vendorCode') || parameter(offer, /^(?:артикул(?: производителя)?|vendor ?code|oem)$/i)
  const model = [textOf(offer, 'typePrefix'), textOf(offer, 'vendor'), textOf(offer, 'model')]
  const name = textOf(offer, 'name') || model.filter((word) => word !== '').join(' ')
  return [
    brand,
    article,
    name,
    textOf(offer, 'price'),
    textOf(offer, 'currencyId'),
    stockOf(offer),
    textOf(offer, 'step-quantity'),
  ]
}

function parameter(offer: XmlNode, name: RegExp): string {
  const found = childrenOf(offer, 'param').find(({ attributes }) =>
    name.test(attributes['name']?.trim() ?? ''),
  )
  return found?.text.trim() ?? ''
}

/** An unavailable offer is sold to order. Shops that count no stock send only whether there is any. */
function stockOf(offer: XmlNode): string {
  if (/^(?:false|0|no)$/i.test(offer.attributes['available'] ?? '')) return 'под заказ'
  for (const name of ['count', 'stock_quantity', 'quantity', 'quantity_in_stock', 'stock', 'amount'])
    if (textOf(offer, name) !== '') return textOf(offer, name)
  const outlets = childrenOf(offer, 'outlets', 'outlet').flatMap(
    ({ attributes }) => attributes['instock'] ?? [],
  )
  return outlets.length > 0 ? outlets.join('+') : 'есть'
}
