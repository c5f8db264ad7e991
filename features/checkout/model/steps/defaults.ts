import { type CheckoutChoices, type CorporateClient, EMPTY_CHOICES } from '@/stores/checkout/checkout-state'

/** Values that the checkout takes from the profile. */
export type Customer = {
  externalId: string | null
  group: 'client' | 'corporate'
  name: string
  secondName: string
  phone: string
  email: string
  invoiceEmail: string
  /** Per cent on every price that a corporate buyer shows his own customers. */
  markup: number
  defaultWriteoffAgree: boolean
  isHideClosedIntervals: boolean
  /** The chosen shop. */
  supplier: number
}

export function isCorporate({ group }: Pick<Customer, 'group'>): boolean {
  return group === 'corporate'
}

/** Where a buyer without a template starts. */
export function defaultChoices(customer: Customer, clients: readonly CorporateClient[]): CheckoutChoices {
  const { name, secondName, phone, email, invoiceEmail } = customer
  const client = isCorporate(customer) ? onlyClient(clients) : undefined
  return {
    ...EMPTY_CHOICES,
    receiptStep: {
      ...EMPTY_CHOICES.receiptStep,
      isPickup: !isCorporate(customer),
      deliveryCoords: client?.coordinates ?? null,
      deliveryAddress: client?.address ?? '',
    },
    infoStep: {
      ...EMPTY_CHOICES.infoStep,
      name: [name, secondName].filter((part) => part.trim() !== '').join(' '),
      phone,
      email,
      invoiceEmail: invoiceEmail || email,
      clientId: client?.id ?? null,
    },
  }
}

/** The one client that can be delivered to; with two there is something to choose. */
function onlyClient(clients: readonly CorporateClient[]): CorporateClient | undefined {
  const reachable = clients.filter(({ coordinates }) => coordinates !== null)
  return reachable.length === 1 ? reachable[0] : undefined
}
