import type { Viewer } from '@/gateway/core/viewer'
import { GatewayError } from '@/lib/gateway/errors'
import { goodsTotalOf } from '@/gateway/services/bonuses/order-bonuses'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { loadCart, type CartEntry } from '@/gateway/services/cart/load-cart'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { findTransport, loadPayments, loadTransports, wayOf } from '@/gateway/services/checkout/load-choices'
import { shopExternalId, toPayment, toStore, toTransport } from '@/gateway/services/checkout/to-options'
import type { ServiceDeps } from '@/gateway/services/deps'
import { usualTerms } from '@/gateway/services/delivery-fees/delivery-terms'
import type { CatalogReference, Shop } from '@/gateway/services/reference/load-catalog-reference'
import type { PersonCode } from '@/gateway/db/schema/orders'
import { deliveryFee, type DeliveryTerms } from '@/lib/parts/terms/delivery-fee'

const PERSON_TYPES: readonly { id: number; code: PersonCode; title: string }[] = [
  { id: 1, code: 'person_1', title: 'Физическое лицо' },
  { id: 2, code: 'person_2', title: 'Юридическое лицо' },
  { id: 3, code: 'person_3', title: 'Индивидуальный предприниматель' },
]

async function loadOrderEntries(deps: ServiceDeps, reference: CatalogReference, viewer: Viewer) {
  return loadCart(deps.db, reference, viewer.userId, { inOrderOnly: true })
}

/** The address is not known yet. */
function loadTerms({ db }: ServiceDeps, entries: readonly CartEntry[]) {
  return usualTerms(
    db,
    entries.map(({ productId }) => productId),
  )
}

/** Rubles that the delivery of the products in the order takes. */
function feeOf({ isCorporate }: Buyer, entries: readonly CartEntry[], terms: DeliveryTerms) {
  const goods = goodsTotalOf(entries.map((entry) => ({ ...entry, price: entry.terms?.price ?? 0 })))
  return deliveryFee({ isPickup: false, isCorporate, goods: toRubles(goods) }, terms)
}

/** Ways of receipt, payments and person types that the user may choose from. */
export async function readOrderPattern(deps: ServiceDeps, viewer: Viewer) {
  const reference = await deps.reference()
  const buyer = await requireBuyer(deps.db, viewer, deps.now())
  const entries = await loadOrderEntries(deps, reference, viewer)
  const transports = await loadTransports(deps.db, buyer)
  const payments = await loadPayments(deps, buyer)
  const deliveryTerms = await loadTerms(deps, entries)
  return {
    deliveryTypes: [
      {
        id: 1,
        external_id: 'pickup',
        code: 'pickup' as const,
        title: 'Самовывоз',
        pickupStores: reference.shops.map((shop) => toStore(reference, shop, entries, buyer.readAt)),
      },
      {
        id: 2,
        external_id: 'delivery',
        code: 'delivery' as const,
        title: 'Доставка',
        deliveryTransports: transports.map((one) => toTransport(one, feeOf(buyer, entries, deliveryTerms))),
      },
    ],
    payments: payments.map(toPayment),
    personTypes: [...PERSON_TYPES],
    deliveryTerms,
    sendsMail: deps.sendsMail,
  }
}

export function findShop(reference: CatalogReference, name: string): Shop | undefined {
  return reference.shops.find(
    (shop) => [String(shop.supplierId), shop.code].includes(name) || shopExternalId(reference, shop) === name,
  )
}

type Chosen = {
  storeId?: string | number | null | undefined
  transportId?: string | number | null | undefined
}

function unknownChoice(field: keyof Chosen, message: string) {
  return new GatewayError({ kind: 'validation', message, body: { errors: [{ field, message }] } })
}

/** What remains to choose once a shop or a transport is chosen: the payments that go with it. */
export async function readOrderOptions(deps: ServiceDeps, viewer: Viewer, { storeId, transportId }: Chosen) {
  const reference = await deps.reference()
  const buyer = await requireBuyer(deps.db, viewer, deps.now())
  const transports = await loadTransports(deps.db, buyer)
  const hasStore = storeId !== null && storeId !== undefined
  const hasTransport = !hasStore && transportId !== null && transportId !== undefined
  if (hasStore && !findShop(reference, String(storeId))) {
    throw unknownChoice('storeId', 'Такого магазина нет. Выберите другой.')
  }
  const transport = hasTransport ? findTransport(transports, String(transportId)) : undefined
  if (hasTransport && !transport) {
    throw unknownChoice('transportId', 'Такого способа доставки нет. Выберите другой.')
  }
  const entries = await loadOrderEntries(deps, reference, viewer)
  const way = transport && wayOf({ isPickup: false, transportCode: transport.code })
  const payments = await loadPayments(deps, buyer, hasStore ? { receipt: 'pickup' } : way)
  const fee = feeOf(buyer, entries, await loadTerms(deps, entries))
  return {
    stores: reference.shops.map((shop) => toStore(reference, shop, entries, buyer.readAt)),
    transports: transports.map((one) => toTransport(one, fee)),
    payments: payments.map(toPayment),
  }
}
