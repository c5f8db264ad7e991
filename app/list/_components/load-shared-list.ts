import 'server-only'
import { type PartPrice, toPartPrice } from '@/features/product/model/part-price'
import { toProductCard } from '@/features/product/model/product-card-data'
import { orEmpty } from '@/lib/data-cache/load'
import { withinPage } from '@/lib/data-cache/within-page'
import { searchEntities } from '@/lib/gateway/contracts/catalog/catalog'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { priceLineId, toPriceItems } from '@/lib/gateway/to-price-items'
import { matchKey } from '@/lib/parts/keys'
import { PIECES } from '@/lib/parts/terms/pieces'
import { hrefs } from '@/lib/routing/hrefs'
import type { SharedItem } from '@/lib/routing/shared-items'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import type { SharedRow } from './shared-row'

type Entity = ResponseOf<typeof searchEntities>['entities'][number]
/** What the shop knows of a line; undefined where it could not say. */
type Known = { entity: Entity | null | undefined; price: PartPrice | null | undefined }

/** The lines of a list as the shop sells them now, in the order of the list. A failing call leaves a line without what it would tell. */
export async function loadSharedList(
  items: readonly SharedItem[],
): Promise<{ rows: SharedRow[]; pricedAt: Date }> {
  const entities = await orEmpty(() => readEntities(items), undefined)
  const entityOf = (item: SharedItem) => entities && (entities.get(keyOf(item)) ?? null)
  const prices = await orEmpty(
    () => readPrices(items.map((item) => ({ ...item, ...pairOf(item, entityOf(item)) }))),
    undefined,
  )
  const rows = items.map((item, at) =>
    toRow(String(at), item, { entity: entityOf(item), price: prices && (prices.byLine.get(at) ?? null) }),
  )
  return { rows, pricedAt: prices?.pricedAt ?? new Date() }
}

async function readEntities(items: readonly SharedItem[]): Promise<ReadonlyMap<string, Entity>> {
  const body = items.map((item) => item.internalCode ?? { brand: item.brand, article: item.article })
  const { entities } = await withinPage(() => serverGateway().call(searchEntities, { query: {}, body }))
  return new Map(
    entities.flatMap((entity) => [
      [entity.arusCode, entity],
      [matchKey(entity.brandString, entity.partNumber), entity],
    ]),
  )
}

function keyOf(item: SharedItem): string {
  return item.internalCode ?? matchKey(item.brand, item.article)
}

function pairOf(item: SharedItem, entity: Entity | null | undefined) {
  if (entity) return { brand: entity.brandString, article: entity.partNumber }
  return item.internalCode === null ? { brand: item.brand, article: item.article } : undefined
}

type Priced = { supplierId: number | null; brand?: string; article?: string }

async function readPrices(lines: readonly Priced[]) {
  const requested = toPriceItems(
    lines.map(({ supplierId, brand, article }, at) => ({ id: priceLineId(at), supplierId, brand, article })),
  )
  const [{ items, pricedAt }, { shops }] = await Promise.all([
    withinPage(() => serverGateway().call(getPartPrices, { body: { items: requested } })),
    loadBootstrap(),
  ])
  const shopIds = new Set(shops.map((shop) => shop.supplierId))
  const byLine = new Map(
    lines.flatMap((_, at) => {
      const item = items[String(priceLineId(at))]
      return item ? [[at, toPartPrice(item, shopIds)] as const] : []
    }),
  )
  return { byLine, pricedAt: new Date(pricedAt) }
}

function toRow(id: string, item: SharedItem, known: Known): SharedRow {
  const { entity } = known
  const pair = pairOf(item, entity) ?? { brand: '', article: item.internalCode ?? '' }
  const card = entity ? toProductCard(entity) : undefined
  return {
    id,
    ...pair,
    title: card?.title ?? '',
    href:
      card?.href ??
      (known.price ? hrefs.product({ ...pair, internalCode: known.price.internalCode }) : undefined),
    quantity: item.quantity,
    unit: card?.unit ?? PIECES,
    offer: toOffer(item, known, {
      ...pair,
      title: card?.title ?? '',
      picture: card?.picture ?? null,
      unit: card?.unit,
    }),
  }
}

function toOffer(
  { supplierId, quantity, internalCode }: SharedItem,
  { entity, price }: Known,
  face: { brand: string; article: string; title: string; picture: string | null; unit: string | undefined },
): SharedRow['offer'] {
  const isUnknown = price === undefined || (entity === undefined && internalCode !== null)
  if (isUnknown) return { kind: 'unknown' }
  if (!entity && !price) return { kind: 'gone' }
  if (price === null || price.price === null || price.quantity <= 0) return { kind: 'soldOut' }
  return {
    kind: 'sold',
    isOtherSeller: supplierId !== null && price.supplierId !== supplierId,
    item: {
      ...face,
      internalCode: price.internalCode,
      brandExternalId: price.brandExternalId,
      supplierId: price.supplierId,
      ownWarehouse: price.ownWarehouse,
      price: price.price,
      oldPrice: price.pastPrice,
      quantity,
      maxQuantity: price.quantity,
      multiplicity: price.multiplicity,
      deliveryTime: price.deliveryTime,
    },
  }
}
