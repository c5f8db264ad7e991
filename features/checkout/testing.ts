import * as z from 'zod'
import { getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import { deliverySector } from '@/lib/gateway/contracts/orders/checkout-shapes'
import { corporateClient } from '@/lib/gateway/contracts/accounts/user-shapes'
import type { WireResponseOf } from '@/lib/gateway/operation'
import {
  type CheckoutState,
  type DeliverySector,
  type InfoStep,
  INITIAL_CHECKOUT,
  type OrderPattern,
  type ReceiptStep,
} from '@/stores/checkout/checkout-state'
import { cartLineOf } from '@/stores/cart/testing'
import type { Customer } from './model/steps/defaults'

export const RETAIL: Customer = {
  externalId: 'user-1',
  group: 'client',
  name: 'Анна',
  secondName: 'Смирнова',
  phone: '79000000001',
  email: 'anna@example.com',
  invoiceEmail: '',
  markup: 0,
  defaultWriteoffAgree: false,
  isHideClosedIntervals: false,
  supplier: 29,
}

export const CORPORATE: Customer = {
  ...RETAIL,
  externalId: 'user-3',
  group: 'corporate',
  name: 'Автопарк',
  secondName: '',
  markup: 10,
}

export const SHOP_IDS = new Set([8, 29])

const wirePattern: WireResponseOf<typeof getOrderPattern> = {
  deliveryTypes: [
    {
      id: 1,
      external_id: 'pickup',
      code: 'pickup',
      title: 'Самовывоз',
      pickupStores: [29, 8].map((id) => ({
        id,
        external_id: `store-${id}`,
        code: `shop-${id}`,
        title: `Магазин ${id}`,
        supplierId: id,
        address: 'Москва, Варшавское шоссе, 170',
        coordinates: [55.6, 37.6],
        isToday: true,
        extraFields: { deliveryType: 'pickup', storeExternalId: `store-${id}` },
      })),
    },
    {
      id: 2,
      external_id: 'delivery',
      code: 'delivery',
      title: 'Доставка',
      deliveryTransports: [
        {
          id: 1,
          external_id: 'courier-own',
          code: 'courier',
          title: 'Курьер',
          ttk_external_id: 'courier-ttk',
          delivery_external_id: 'courier-delivery',
          extraFields: { transportExternalId: 'courier-own' },
        },
      ],
    },
  ],
  payments: [
    { id: 1, external_id: 'pay-1', code: 'payment_cash', title: 'При получении' },
    { id: 2, external_id: 'pay-2', code: 'payment_bill', title: 'По счёту' },
  ],
  personTypes: [
    { id: 1, code: 'person_1', title: 'Физическое лицо' },
    { id: 2, code: 'person_2', title: 'Юридическое лицо' },
    { id: 3, code: 'person_3', title: 'Индивидуальный предприниматель' },
  ],
}

export const PATTERN: OrderPattern = getOrderPattern.response.parse(wirePattern)

export const CLIENTS = z.array(corporateClient).parse([
  {
    id: 'c1',
    externalId: 'client-1',
    name: 'Автопарк Юг',
    address: 'Москва, Варшавское шоссе, 1',
    coordinates: [55.65, 37.62],
    contractors: [{ externalId: 'k1', name: 'ООО «Автопарк»', INN: '7700000009', KPP: '770001001' }],
  },
  { id: 'c2', externalId: 'client-2', name: 'Автопарк без адреса', coordinates: null, contractors: [] },
])

export const SECTOR: DeliverySector = deliverySector.parse({
  externalId: 'sector-1',
  title: 'Юг',
  deliveryStoreExternalId: 'store-29',
  datesIntervals: [
    {
      date: '21.11.2026',
      intervals: [
        { id: 'a', timeFrom: '10:00', timeTo: '14:00', isClosed: true },
        { id: 'b', timeFrom: '14:00', timeTo: '18:00' },
      ],
    },
    { date: '22.11.2026', intervals: [{ id: 'a', timeFrom: '10:00', timeTo: '14:00' }] },
  ],
})

export const NO_SECTOR: DeliverySector = deliverySector.parse({ externalId: null })

type Parts = Partial<Omit<CheckoutState, 'receiptStep' | 'infoStep'>> & {
  receiptStep?: Partial<ReceiptStep>
  infoStep?: Partial<InfoStep>
}

/** A checkout with one line of 1 500 ₽ and nothing chosen, unless overridden. */
export function checkoutOf({ receiptStep, infoStep, ...rest }: Parts = {}): CheckoutState {
  return {
    ...INITIAL_CHECKOUT,
    activeStep: 'receipt',
    items: [cartLineOf({ productId: 'p1', price: 1500 })],
    pattern: PATTERN,
    ...rest,
    receiptStep: { ...INITIAL_CHECKOUT.receiptStep, ...receiptStep },
    infoStep: { ...INITIAL_CHECKOUT.infoStep, ...infoStep },
  }
}

export const CONTACTS = { name: 'Анна Смирнова', phone: '79000000001', email: 'anna@example.com' }
