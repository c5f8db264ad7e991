import { stableUuid } from '@/gateway/demo/products/brands'
import shops from '@/gateway/demo/data/shops.json' with { type: 'json' }
import vendors from '@/gateway/demo/data/vendors.json' with { type: 'json' }

export const OWN_WAREHOUSE_ID = 15

type DemoSupplier = { id: number; title: string; isVendor: boolean; deliveryHours: number }

type DemoShop = {
  supplierId: number
  code: string
  title: string
  /** Moscow where none is named. */
  city?: string
  address: string
  latitude: number
  longitude: number
  metro: { name: string; line: string; color: string }[]
  phone: string
  opensAt: string
  closesAt: string
  timeZone?: string
  transitHours?: number
  services: string[]
}

/** The streets and stations are real, the shops are not; the phones lie in an unassigned block. */
export const DEMO_SHOPS: readonly DemoShop[] = shops

/** Those with stock: points of other cities hand out what is brought to them. */
export const SHOP_IDS = DEMO_SHOPS.filter(({ city }) => city === undefined).map(
  ({ supplierId }) => supplierId,
)
export const VENDOR_IDS = vendors.map(({ id }) => id)
const VENDOR_HOURS = new Map(vendors.map(({ id, deliveryHours }) => [id, deliveryHours]))

export function vendorHours(id: number) {
  return VENDOR_HOURS.get(id) ?? 72
}

export const DEMO_SUPPLIERS: readonly (DemoSupplier & { externalId: string })[] = [
  { id: OWN_WAREHOUSE_ID, title: 'Склад Арус', isVendor: false, deliveryHours: 24 },
  ...DEMO_SHOPS.map(({ supplierId, title }) => ({
    id: supplierId,
    title,
    isVendor: false,
    deliveryHours: 0,
  })),
  ...vendors.map((vendor) => ({ ...vendor, isVendor: true })),
].map((supplier) => ({ ...supplier, externalId: stableUuid(`supplier/${supplier.id}`) }))
