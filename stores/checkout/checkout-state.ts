import type * as z from 'zod'
import type { getOrderOptions, getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import type {
  checkoutPayment,
  checkoutStore,
  checkoutTransport,
  deliverySector,
  orderTotal,
} from '@/lib/gateway/contracts/orders/checkout-shapes'
import type { calculateWriteoff } from '@/lib/gateway/contracts/orders/checkout'
import type { corporateClient } from '@/lib/gateway/contracts/accounts/user-shapes'
import type { ResponseOf } from '@/lib/gateway/operation'
import type { CartLine } from '@/stores/cart/cart-line'

export const CHECKOUT_STEPS = ['receipt', 'payment', 'info', 'confirm', 'order'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** Steps with a form, in their order; later ones only confirm and show. */
export const FILLED_STEPS = ['receipt', 'payment', 'info'] as const
export type FilledStep = (typeof FILLED_STEPS)[number]

export type PersonCode = 'person_1' | 'person_2' | 'person_3'
export const DEFAULT_PERSON: PersonCode = 'person_1'

/** Latitude, then longitude. */
export type Coordinates = readonly [latitude: number, longitude: number]

export type CheckoutShop = z.output<typeof checkoutStore>
export type CheckoutTransport = z.output<typeof checkoutTransport>
export type CheckoutPayment = z.output<typeof checkoutPayment>
export type DeliverySector = z.output<typeof deliverySector>
export type OrderTotal = z.output<typeof orderTotal>
export type CorporateClient = z.output<typeof corporateClient>
export type OrderPattern = ResponseOf<typeof getOrderPattern>
export type OrderOptions = ResponseOf<typeof getOrderOptions>
export type DiscountItem = ResponseOf<typeof calculateWriteoff>['discountItems'][number]

export type ReceiptStep = {
  isComplete: boolean
  isPickup: boolean
  /** The shop to pick up at. */
  supplierId: number | null
  isEntireOrder: boolean
  deliveryCoords: Coordinates | null
  deliveryAddress: string
  /** Where at the address; each may be empty. */
  deliveryFlat: string
  deliveryEntrance: string
  deliveryFloor: string
  deliveryIntercom: string
  deliveryTransportCode: string | null
  /** DD.MM.YYYY. */
  deliveryIntervalDate: string | null
  /** HH:MM-HH:MM. */
  deliveryIntervalTime: string | null
}

export type PaymentStep = { isComplete: boolean; paymentCode: string | null }

export type InfoStep = {
  isComplete: boolean
  personCode: PersonCode
  name: string
  phone: string
  email: string
  company: string
  inn: string
  kpp: string
  clientId: string | null
  contractorId: string | null
  invoiceEmail: string
}

export type ConfirmStep = { orderComment: string; deliveryComment: string; isSaveDefaultData: boolean }

/** The shopper's choices and input. */
export type CheckoutChoices = {
  receiptStep: ReceiptStep
  paymentStep: PaymentStep
  infoStep: InfoStep
  confirmStep: ConfirmStep
}

/** A card that pays a part of the order; rubles. */
export type GiftCard = { code: string; lastFour: string; balance: number }

export type CheckoutState = CheckoutChoices & {
  /** `order` until the order's data is set up: nothing is shown yet. */
  activeStep: CheckoutStep
  items: readonly CartLine[]
  pattern: OrderPattern | null
  /** Null before a shop or a transport was chosen. */
  options: OrderOptions | null
  corporateClients: readonly CorporateClient[]
  deliverySector: DeliverySector | null
  /** Why there are no intervals. */
  intervalsError: string | null
  bonusCard: { number: string } | null
  /** Bonuses on the card, as far as the gateway tells. */
  bonusBalance: number
  /** In the order in which they pay. */
  giftCards: readonly GiftCard[]
  isAgreeWriteoff: boolean
  isWriteoffEnable: boolean
  total: OrderTotal | null
  discountItems: readonly DiscountItem[]
}

export const EMPTY_CHOICES: CheckoutChoices = {
  receiptStep: {
    isComplete: false,
    isPickup: true,
    supplierId: null,
    isEntireOrder: true,
    deliveryCoords: null,
    deliveryAddress: '',
    deliveryFlat: '',
    deliveryEntrance: '',
    deliveryFloor: '',
    deliveryIntercom: '',
    deliveryTransportCode: null,
    deliveryIntervalDate: null,
    deliveryIntervalTime: null,
  },
  paymentStep: { isComplete: false, paymentCode: null },
  infoStep: {
    isComplete: false,
    personCode: DEFAULT_PERSON,
    name: '',
    phone: '',
    email: '',
    company: '',
    inn: '',
    kpp: '',
    clientId: null,
    contractorId: null,
    invoiceEmail: '',
  },
  confirmStep: { orderComment: '', deliveryComment: '', isSaveDefaultData: false },
}

export const INITIAL_CHECKOUT: CheckoutState = {
  ...EMPTY_CHOICES,
  activeStep: 'order',
  items: [],
  pattern: null,
  options: null,
  corporateClients: [],
  deliverySector: null,
  intervalsError: null,
  bonusCard: null,
  bonusBalance: 0,
  giftCards: [],
  isAgreeWriteoff: false,
  isWriteoffEnable: true,
  total: null,
  discountItems: [],
}
