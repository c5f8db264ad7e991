import { readCurrencyCell, RUBLE } from '@/gateway/services/price-import/cells/currency'
import { parsePrice } from '@/gateway/services/price-import/cells/parse-price'
import { parseQuantity } from '@/gateway/services/price-import/cells/parse-quantity'
import type { OfferRecord } from '@/gateway/services/commerce-ml/read/commerce-records'

export type JudgedOffer = {
  id: string
  goodsId: string
  isDeleted: boolean
  /** Whether the file says anything of the price; a price that cannot be read leaves none. */
  hasPrice: boolean
  price: number | null
  /** Pieces by the id of their supplier; null where the file says nothing of the stock. */
  stock: Record<string, number> | null
}

export type OfferRules = {
  priceType: string | undefined
  isFull: boolean
  /** Supplier of a warehouse of 1C; of all others, and of a stock without a warehouse, by an empty number. */
  supplierOf: (store: string) => number
}

const NOTATION = { comma: 'decimal', point: 'decimal' } as const

/** What an offer of 1C says, and the remarks about what could not be read. */
export function judgeOffer(
  record: OfferRecord,
  { priceType, isFull, supplierOf }: OfferRules,
): { offer: JudgedOffer; remarks: string[] } {
  const remarks: string[] = []
  const { id, isDeleted, prices, stock } = record
  const meant = priceType === undefined ? prices[0] : prices.find(({ type }) => type === priceType)
  return {
    offer: {
      id,
      // An offer of a variant has its number behind that of the product.
      goodsId: id.split('#')[0] ?? id,
      isDeleted,
      hasPrice: meant !== undefined || (isFull && prices.length > 0),
      price: meant ? readPrice(meant, remarks) : null,
      stock: stock ? readStock(stock, supplierOf, remarks) : null,
    },
    remarks,
  }
}

function readPrice(
  { amount, currency, pack }: OfferRecord['prices'][number],
  remarks: string[],
): number | null {
  const code = currency === '' ? RUBLE : readCurrencyCell(currency)
  if (code !== RUBLE) {
    remarks.push(`цена в валюте ${currency}: нужна цена в рублях`)
    return null
  }
  if (pack !== '') {
    remarks.push(`цена за ${pack}: нужна цена за штуку`)
    return null
  }
  const price = parsePrice(amount, NOTATION, { currency: RUBLE, isCertain: true, rates: new Map() })
  if (price.ok) return price.value
  remarks.push(price.reason)
  return null
}

function readStock(
  { total, stores }: NonNullable<OfferRecord['stock']>,
  supplierOf: OfferRules['supplierOf'],
  remarks: string[],
): Record<string, number> {
  const pieces: Record<string, number> = {}
  const entries = stores.length > 0 ? stores : [{ id: '', pieces: total }]
  for (const entry of entries) {
    const read = parseQuantity(entry.pieces)
    if (!read.ok) remarks.push(read.reason)
    else {
      const supplier = String(supplierOf(entry.id))
      pieces[supplier] = (pieces[supplier] ?? 0) + read.value
    }
  }
  return pieces
}
