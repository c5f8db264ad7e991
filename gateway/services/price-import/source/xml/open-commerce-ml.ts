import { readCurrencyCell } from '@/gateway/services/price-import/cells/currency'
import { MAX_COLUMNS, MAX_SHARED_STRINGS_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { isRemoved, packOf, readProduct, type CommerceProduct as Product } from './commerce-ml-product'
import { childrenOf, textOf, xmlRecords, type XmlNode } from './xml-records'

type PriceType = { id: string; title: string }

const RECORDS = new Set(['Товар', 'ТипЦены', 'Предложение'])
const TITLES = ['Бренд', 'Артикул', 'Наименование', 'Остаток']
/** Memory of a product beside its texts. */
const PRODUCT_CHARS = 200

/**
 * What 1C gives out for sites: offers name products of a catalogue, which stands above them in the same file or in one
 * before. Given out as a table of which the head is ours, with a column for each kind of price; lines count the offers.
 */
export function openCommerceMl(sources: readonly ByteSource[]): PriceSource {
  const rows = readOffers(sources)
  return {
    kind: 'commerce-ml',
    description: 'CommerceML',
    hasNumericCells: true,
    sheets: [{ name: undefined, rows }],
    rows,
    close: () => {},
  }
}

async function* readOffers(sources: readonly ByteSource[]): AsyncIterable<PriceRow> {
  const products = createProductNumberGenerator()
  const types: PriceType[] = []
  let line = 0
  let isPriced = false
  for (const source of sources) {
    for await (const record of xmlRecords(source, RECORDS)) {
      if (record.name === 'Товар') products.add(record)
      else if (record.name === 'ТипЦены') addType(types, record)
      else {
        if (line === 0) yield { line, cells: [...TITLES, ...titlesOf(types)] }
        line += 1
        isPriced ||= childrenOf(record, 'Цены', 'Цена').length > 0
        yield { line, cells: toCells(record, products.find(record), types) }
      }
    }
  }
  if (!isPriced)
    throw new PriceFileError(
      'В файле CommerceML нет предложений с ценами: нужен offers.xml, в котором есть цены, можно в ZIP с import.xml',
    )
}

function createProductNumberGenerator() {
  const products = new Map<string, Product>()
  let chars = 0
  return {
    add: (record: XmlNode): void => {
      const product = readProduct(record)
      chars += Object.values(product).join('').length + PRODUCT_CHARS
      if (chars > MAX_SHARED_STRINGS_CHARS) throw new PriceFileError('В каталоге слишком много текста')
      products.set(textOf(record, 'Ид'), product)
    },
    /** An offer of a product's variant has its number behind that of the product. */
    find: (offer: XmlNode): Product => {
      const known = products.get(textOf(offer, 'Ид').split('#')[0] ?? '')
      const own = readProduct(offer)
      return {
        brand: own.brand || (known?.brand ?? ''),
        article: own.article || (known?.article ?? ''),
        name: own.name || (known?.name ?? ''),
      }
    },
  }
}

function addType(types: PriceType[], record: XmlNode): void {
  if (types.length + TITLES.length >= MAX_COLUMNS) throw new PriceFileError('В файле слишком много видов цен')
  const title = textOf(record, 'Наименование')
  types.push({ id: textOf(record, 'Ид'), title: /цен/i.test(title) ? title : `Цена ${title}` })
}

function titlesOf(types: readonly PriceType[]): string[] {
  return types.length < 2 ? ['Цена'] : types.map(({ title }) => title)
}

function toCells(offer: XmlNode, { brand, article, name }: Product, types: readonly PriceType[]): string[] {
  const prices = childrenOf(offer, 'Цены', 'Цена')
  const ordered =
    types.length < 2
      ? prices.slice(0, 1)
      : types.map(({ id }) => prices.find((price) => textOf(price, 'ИдТипаЦены') === id))
  return [brand, article, name, stockOf(offer), ...ordered.map(toPrice)]
}

function toPrice(price: XmlNode | undefined): string {
  const currency = textOf(price, 'Валюта')
  const pack = packOf(price)
  const amount = `${textOf(price, 'ЦенаЗаЕдиницу')} ${readCurrencyCell(currency) ?? currency}`.trim()
  return pack === '' ? amount : `${amount} за ${pack}`
}

function stockOf(offer: XmlNode): string {
  if (isRemoved(offer)) return 'нет'
  const total = textOf(offer, 'Количество')
  if (total !== '') return total
  const counts = [
    ...childrenOf(offer, 'Склад').map(({ attributes }) => attributes['КоличествоНаСкладе'] ?? ''),
    ...childrenOf(offer, 'Остатки', 'Остаток').map((rest) => textOf(rest, 'Количество')),
    ...childrenOf(offer, 'Остатки', 'Остаток', 'Склад').map((store) => textOf(store, 'Количество')),
  ]
  return counts.filter((count) => count !== '').join('+')
}
