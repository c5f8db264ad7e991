import type { Database } from '@/gateway/core/database'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { findTransport, loadTransports } from '@/gateway/services/checkout/load-choices'
import { findShop } from '@/gateway/services/checkout/read-choices'
import type { SectorSchedule } from '@/gateway/services/delivery/delivery-dates'
import { findSector, loadCalendar, type Sector } from '@/gateway/services/delivery/load-sectors'
import { fromWireDay } from '@/gateway/services/delivery/moscow-time'
import { problem, refuseWith, type OrderRequest } from '@/gateway/services/checkout/order-request'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { toPickupPlace, transitOf } from '@/gateway/services/reference/pickup-place'
import { addressOf } from '@/lib/parts/shops/address-of'
import type { PickupPlace } from '@/lib/parts/terms/promise'

/** How the buyer receives the products, as an order stores it. */
export type Receipt = {
  isPickup: boolean
  shopId: number | null
  transportCode: string | null
  deliveryTitle: string
  address: string | null
  latitude: number | null
  longitude: number | null
  deliveryDate: string | null
  deliveryTime: string | null
  deliveryComment: string | null
  deliveryStoreExternalId: string | null
  isEntireOrder: boolean
}

export type ReceiptChoice = {
  receipt: Receipt
  /** Days and hours of the delivery's sector; undefined where it has none. */
  schedule: SectorSchedule | undefined
  /** The shop where the products are picked up. */
  place: PickupPlace | undefined
  /** Hours to and from the shops of other cities, by supplier. */
  transit: ReadonlyMap<number, number>
  sector: Sector | undefined
}

type Delivery = OrderRequest['delivery']
type Coordinates = readonly [latitude: number, longitude: number]
type Place = { coordinates: Coordinates | undefined }

const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null
}

export function parseCoordinates(text: string | undefined): Coordinates | undefined {
  const [latitude, longitude, ...rest] = (text ?? '')
    .split(',')
    .map((part) => Number(part.trim() || Number.NaN))
  if (latitude === undefined || longitude === undefined || rest.length > 0) return undefined
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE
    ? [latitude, longitude]
    : undefined
}

function readPickup(reference: CatalogReference, delivery: Delivery): ReceiptChoice {
  const name = textOf(delivery['storeExternalId']) ?? textOf(delivery['supplierId'])
  const shop = name === null ? undefined : findShop(reference, name)
  if (!shop) throw refuseWith([problem('delivery.storeExternalId', 'Выберите магазин, где заберёте заказ.')])
  return {
    receipt: {
      isPickup: true,
      shopId: shop.supplierId,
      transportCode: null,
      deliveryTitle: shop.title,
      address: addressOf(shop),
      latitude: shop.latitude,
      longitude: shop.longitude,
      deliveryDate: null,
      deliveryTime: null,
      deliveryComment: null,
      deliveryStoreExternalId: null,
      isEntireOrder: true,
    },
    schedule: undefined,
    sector: undefined,
    place: toPickupPlace(reference, shop),
    transit: transitOf(reference),
  }
}

async function readDelivery(
  db: Database,
  reference: CatalogReference,
  buyer: Pick<Buyer, 'isCorporate'>,
  delivery: Delivery,
  { place, now }: { place: Place; now: Date },
): Promise<ReceiptChoice> {
  const name = textOf(delivery['transportExternalId'])
  const transport = name === null ? undefined : findTransport(await loadTransports(db, buyer), name)
  const coordinates = parseCoordinates(delivery.deliveryCoordinates) ?? place.coordinates
  const address = delivery.address?.trim() ?? ''
  const problems = [
    ...(transport ? [] : [problem('delivery.transportExternalId', 'Выберите способ доставки.')]),
    ...(address === '' ? [problem('delivery.address', 'Укажите адрес доставки.')] : []),
    ...(coordinates ? [] : [problem('delivery.deliveryCoordinates', 'Укажите место доставки на карте.')]),
  ]
  if (!transport || !coordinates || problems.length > 0) throw refuseWith(problems)
  const [latitude, longitude] = coordinates
  const sector = await findSector(db, [longitude, latitude])
  const day = fromWireDay(delivery.deliveryDate ?? '')
  if (sector && (day === undefined || !delivery.deliveryTime)) {
    throw refuseWith([problem('delivery.deliveryDate', 'Выберите день и время доставки.')])
  }
  return {
    receipt: {
      isPickup: false,
      shopId: null,
      transportCode: transport.code,
      deliveryTitle: transport.title,
      address,
      latitude,
      longitude,
      // Without a calendar the date of the request is ignored.
      deliveryDate: (sector && day) ?? null,
      deliveryTime: (sector && delivery.deliveryTime) || null,
      deliveryComment: delivery.deliveryComment || null,
      deliveryStoreExternalId: sector?.storeExternalId ?? null,
      isEntireOrder: delivery.orderByParts ?? true,
    },
    place: undefined,
    transit: transitOf(reference),
    sector,
    schedule: sector && { ...sector, calendar: await loadCalendar(db, now) },
  }
}

/** Reads how the products are to be received; refuses what is missing or not on offer. */
export async function readReceipt(
  db: Database,
  reference: CatalogReference,
  buyer: Pick<Buyer, 'isCorporate'>,
  delivery: Delivery,
  context: { place: Place; now: Date },
): Promise<ReceiptChoice> {
  const isPickup =
    delivery['deliveryType'] === 'pickup' ||
    (delivery['deliveryType'] !== 'delivery' && textOf(delivery['storeExternalId']) !== null)
  return isPickup ? readPickup(reference, delivery) : readDelivery(db, reference, buyer, delivery, context)
}
