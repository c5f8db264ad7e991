import { searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { pairField } from '@/lib/gateway/contracts/fields'
import { PRICE_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import type { ResponseOf } from '@/lib/gateway/operation'
import { priceLineId, toPriceItems } from '@/lib/gateway/to-price-items'
import { matchKey } from '@/lib/parts/keys'
import { ownWarehouseTerms, type ShopIds } from '@/lib/parts/terms/offers'
import type { GatewayCall } from '@/lib/query/reading'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { type Bookmark, bookmarkKey } from '@/stores/bookmarks/bookmarks'

export type PriceItem = ResponseOf<typeof getPartPrices>['items'][string]

/** Today's facts of bookmarked parts, by the parts' keys. */
export type BookmarkFacts = {
  picture: string | null
  /** Undefined when the part has no offer. */
  item: RequestedItem | undefined
}

/** Present prices and pictures; a part that the shop no longer knows is absent. */
export function bookmarkFacts(products: readonly Bookmark[], shopIds: ShopIds) {
  return (call: GatewayCall) => readFacts(call, products, shopIds)
}

async function readFacts(
  call: GatewayCall,
  products: readonly Bookmark[],
  shopIds: ShopIds,
): Promise<ReadonlyMap<string, BookmarkFacts>> {
  const facts = new Map<string, BookmarkFacts>()
  for (let from = 0; from < products.length; from += PRICE_BATCH_SIZE) {
    const batch = products.slice(from, from + PRICE_BATCH_SIZE)
    const [prices, pictures] = await Promise.all([readPrices(call, batch), readPictures(call, batch)])
    batch.forEach((product, at) => {
      const key = bookmarkKey(product)
      const picture = pictures.get(key) ?? null
      facts.set(key, { picture, item: toItem(product, prices[String(priceLineId(at))], picture, shopIds) })
    })
  }
  return facts
}

async function readPrices(call: GatewayCall, batch: readonly Bookmark[]): Promise<Record<string, PriceItem>> {
  const items = toPriceItems(
    batch.map(({ brand, partNumber }, at) => ({ id: priceLineId(at), brand, article: partNumber })),
  )
  return (await call(getPartPrices, { body: { items } })).items
}

async function readPictures(
  call: GatewayCall,
  batch: readonly Bookmark[],
): Promise<ReadonlyMap<string, string>> {
  const pairs = batch.map(({ brand, partNumber }) => ({ brand, article: partNumber }))
  const body = pairs.filter((pair) => pairField.safeParse(pair).success)
  const found = await call(searchEntities, { body }).catch(() => undefined)
  return new Map(
    (found?.entities ?? []).flatMap(({ brandString, partNumber, pictureUrl: [picture] }) =>
      picture ? [[matchKey(brandString, partNumber), picture] as const] : [],
    ),
  )
}

function toItem(
  product: Bookmark,
  price: PriceItem | undefined,
  picture: string | null,
  shopIds: ShopIds,
): RequestedItem | undefined {
  if (!price) return undefined
  const ownWarehouse = price.goods.product
  const own = ownWarehouse
    ? ownWarehouseTerms(
        price.suppliers.map(({ id, price: rubles, quantity }) => ({
          supplierId: id,
          price: rubles,
          quantity,
        })),
        shopIds,
      )
    : undefined
  const rubles = own?.price ?? price.price ?? 0
  const maxQuantity = own?.maxQuantity ?? price.quantity
  if (rubles <= 0 || maxQuantity <= 0) return undefined
  return {
    brand: product.brand,
    article: product.partNumber,
    brandExternalId: price.brandExternalId,
    internalCode: product.code,
    title: product.title,
    picture,
    supplierId: price.supplierId,
    ownWarehouse,
    price: rubles,
    oldPrice: price.oldPrice,
    quantity: price.multiplicity,
    unit: price.unit,
    maxQuantity,
    multiplicity: price.multiplicity,
    deliveryTime: price.deliveryTime,
  }
}
