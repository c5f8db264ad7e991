import { expect, it } from 'vitest'
import type { CheckoutTransport } from '@/stores/checkout/checkout-state'
import { checkoutOf, NO_SECTOR, SECTOR } from '../../testing'
import { offeredTransports, withoutLostTransport } from './offered'

const transport = (code: string, carrier: string | null): CheckoutTransport => ({
  id: 1,
  external_id: code,
  code,
  title: code,
  ttk_external_id: carrier,
  delivery_external_id: null,
  description: null,
  price: 0,
  extraFields: {},
})
const COURIER = transport('courier', null)
const CARRIER = transport('carrier', 'ttk')
const terms = { price: 299, freeFrom: 1000, surcharge: 0, isAgreed: true }
const BY_CARRIER = { ...NO_SECTOR, terms }

const at = (deliverySector: typeof SECTOR | null, transports: readonly CheckoutTransport[]) =>
  checkoutOf({
    deliverySector,
    options: { stores: [], transports: [...transports], payments: [] },
    receiptStep: { isPickup: false, deliveryTransportCode: 'courier' },
  })

it.each([
  ['before the address', null, [COURIER, CARRIER], ['courier', 'carrier'], 'courier'],
  ['in a zone', SECTOR, [COURIER, CARRIER], ['courier', 'carrier'], 'courier'],
  ['outside at a price', NO_SECTOR, [COURIER, CARRIER], ['courier', 'carrier'], 'courier'],
  ['outside by agreement', BY_CARRIER, [COURIER, CARRIER], ['carrier'], null],
  ['outside by agreement, without a carrier of its own', BY_CARRIER, [COURIER], ['courier'], 'courier'],
] as const)('%s', (_, sector, transports, offered, chosen) => {
  const state = at(sector, transports)
  expect(offeredTransports(state).map(({ code }) => code)).toEqual(offered)
  expect(withoutLostTransport(state).receiptStep.deliveryTransportCode).toBe(chosen)
})
