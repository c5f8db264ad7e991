import type { RequestedPart } from '@/lib/parts/terms/cart-rules'
import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'
import { fitQuantity } from '@/lib/parts/terms/offers'
import type { CarOfPage } from '@/stores/vehicle/car-of-purchase'
import type { CartLine } from './cart-line'
import { PIECES } from '@/lib/parts/terms/pieces'

/** A product as a page shows it, with what the shopper sees of it. */
export type RequestedItem = RequestedPart & {
  brandExternalId?: string | null
  /** `00-########`. */
  internalCode?: string | null
  supplierExternalId?: string | null
  title: string
  picture?: string | null
  /** Rubles. */
  price: number
  oldPrice?: number | null
  quantity: number
  /** What it is counted in, if not in pieces. */
  unit?: string | undefined
  maxQuantity: number
  multiplicity: number
  /** Hours. */
  deliveryTime: number
  isInOrder?: boolean
  /** The car of the garage that it is for, null for none; without it the shop finds it out by the page, or takes the current one. */
  car?: LineCar | null
  forCar?: CarOfPage
}

/** A product of the own warehouse is stored under the shopper's shop. */
export function sellerOf({ supplierId, ownWarehouse }: RequestedPart, shopSupplierId: number): number {
  return ownWarehouse || supplierId === null ? shopSupplierId : supplierId
}

/** The line that stands in the cart until the gateway has answered. */
export function toUnsentLine(item: RequestedItem, id: string, shopSupplierId: number): CartLine {
  return {
    productId: id,
    supplierId: sellerOf(item, shopSupplierId),
    supplierExternalId: item.supplierExternalId ?? null,
    supplier: null,
    quantity: fitQuantity(item.quantity, item.multiplicity, item.maxQuantity),
    unit: item.unit ?? PIECES,
    isInOrder: item.isInOrder ?? true,
    price: item.price,
    oldPrice: item.oldPrice ?? null,
    maxQuantity: item.maxQuantity,
    multiplicity: item.multiplicity,
    deliveryTime: item.deliveryTime,
    pictures: item.picture ? [item.picture] : [],
    suppliers: [],
    bonuses: 0,
    promotion: null,
    brand: item.brand,
    brandCode: null,
    brandExternalId: item.brandExternalId ?? null,
    article: item.article,
    title: item.title,
    internalCode: item.internalCode ?? null,
    ownWarehouse: item.ownWarehouse,
    isOrderVendor: false,
    isToday: false,
    returnable: false,
    markup: 0,
    car: item.car ?? null,
  }
}

/** A line of the cart as a product to be added again. */
export function toRequestedItem(line: CartLine): RequestedItem {
  return {
    brand: line.brand,
    article: line.article,
    brandExternalId: line.brandExternalId,
    internalCode: line.internalCode,
    supplierId: line.supplierId,
    supplierExternalId: line.supplierExternalId,
    ownWarehouse: line.ownWarehouse,
    title: line.title,
    picture: line.pictures[0] ?? null,
    price: line.price ?? 0,
    oldPrice: line.oldPrice,
    quantity: line.quantity,
    unit: line.unit,
    maxQuantity: Math.max(line.maxQuantity, line.quantity),
    multiplicity: line.multiplicity,
    deliveryTime: line.deliveryTime,
    isInOrder: line.isInOrder,
    car: line.car,
  }
}
