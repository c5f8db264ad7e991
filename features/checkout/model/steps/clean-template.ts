import type {
  CheckoutPayment,
  CorporateClient,
  DeliverySector,
  OrderPattern,
  CheckoutTransport,
  CheckoutShop,
} from '@/stores/checkout/checkout-state'
import { firstInterval, isOpenInterval } from '../delivery/intervals'
import type { CheckoutTemplate } from './template'

export type Offered = {
  isCorporate: boolean
  shops: readonly Pick<CheckoutShop, 'supplierId'>[]
  transports: readonly Pick<CheckoutTransport, 'code'>[]
  personTypes: OrderPattern['personTypes']
  clients: readonly CorporateClient[]
}

/** Clears values of a template that the shop no longer has. Payments and intervals are known later, see below. */
export function cleanTemplate(template: CheckoutTemplate, offered: Offered): CheckoutTemplate {
  return cleanClient(cleanReceipt(cleanPerson(template, offered), offered), offered)
}

/** Clears a payment that is not offered for the chosen way of receipt. */
export function cleanPayment(
  template: CheckoutTemplate,
  payments: readonly Pick<CheckoutPayment, 'code'>[],
): CheckoutTemplate {
  const { paymentCode } = template.paymentStep
  const isOffered = payments.some(({ code }) => code === paymentCode)
  return isOffered ? template : { ...template, paymentStep: {} }
}

/**
 * Puts the first interval that can be had in the place of a saved one; without any, none is chosen. `keepOpen` leaves a
 * choice of the present visit alone as long as it can still be had.
 */
export function cleanInterval(
  template: CheckoutTemplate,
  sector: DeliverySector | null,
  { keepOpen = false } = {},
): CheckoutTemplate {
  const { deliveryIntervalDate: date, deliveryIntervalTime: time } = template.receiptStep
  if (keepOpen && isOpenInterval(sector, date ?? null, time ?? null)) return template
  const first = date || time ? firstInterval(sector) : null
  return withReceipt(template, {
    deliveryIntervalDate: first?.date ?? null,
    deliveryIntervalTime: first?.time ?? null,
  })
}

function cleanPerson(template: CheckoutTemplate, { personTypes }: Offered): CheckoutTemplate {
  const { personCode, ...infoStep } = template.infoStep
  const isOffered = personTypes.some(({ code }) => code === personCode)
  return isOffered ? template : { ...template, infoStep }
}

function cleanReceipt(template: CheckoutTemplate, { shops, transports }: Offered): CheckoutTemplate {
  const { supplierId, deliveryTransportCode } = template.receiptStep
  return withReceipt(template, {
    supplierId: shops.some((shop) => shop.supplierId === supplierId) ? supplierId : null,
    deliveryTransportCode: transports.some(({ code }) => code === deliveryTransportCode)
      ? deliveryTransportCode
      : null,
  })
}

function cleanClient(template: CheckoutTemplate, { isCorporate, clients }: Offered): CheckoutTemplate {
  const { clientId, contractorId } = template.infoStep
  if (!isCorporate) return withClient(template, null, null)
  const client = clients.find(({ id }) => id === clientId)
  const isDelivery = template.receiptStep.isPickup !== true
  if (!client) return withClient(isDelivery ? withoutPlace(template) : template, null, null)
  if (isDelivery && !client.coordinates) return withClient(withoutPlace(template), null, null)
  const contractor = client.contractors.find(({ externalId }) => externalId === contractorId)
  const cleaned = withClient(template, client.id, contractor?.externalId ?? null)
  // The client may have moved since.
  return client.coordinates
    ? withReceipt(cleaned, { deliveryCoords: client.coordinates, deliveryAddress: client.address })
    : cleaned
}

function withoutPlace(template: CheckoutTemplate): CheckoutTemplate {
  return withReceipt(template, {
    deliveryCoords: null,
    deliveryAddress: '',
    deliveryIntervalDate: null,
    deliveryIntervalTime: null,
  })
}

function withReceipt(template: CheckoutTemplate, changes: CheckoutTemplate['receiptStep']): CheckoutTemplate {
  return { ...template, receiptStep: { ...template.receiptStep, ...changes } }
}

function withClient(
  template: CheckoutTemplate,
  clientId: string | null,
  contractorId: string | null,
): CheckoutTemplate {
  return { ...template, infoStep: { ...template.infoStep, clientId, contractorId } }
}
