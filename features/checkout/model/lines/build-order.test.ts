import { describe, expect, it } from 'vitest'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { cartLineOf } from '@/stores/cart/testing'
import { checkoutOf, CLIENTS, CONTACTS, CORPORATE, NO_SECTOR, RETAIL, SECTOR } from '../../testing'
import { buildOrder } from './build-order'

const lines = [
  cartLineOf({
    productId: 'p1',
    price: 450,
    quantity: 2,
    brandExternalId: 'b1',
    internalCode: '00-00000001',
  }),
  cartLineOf({ productId: 'p2', price: 100, isInOrder: false }),
]
const total = {
  totalPrice: 900,
  totalPriceDiscount: 650,
  totalWriteoff: 250,
  totalReward: 27,
  totalRewardDiscount: 19,
}
const shared = {
  items: lines,
  paymentStep: { isComplete: true, paymentCode: 'payment_cash' },
  infoStep: { ...CONTACTS, phone: '+7 (900) 000-00-01', name: ' Анна Смирнова ' },
  confirmStep: { orderComment: ' Позвоните ', deliveryComment: 'Код 12', isSaveDefaultData: false },
  total,
}
const pickup = checkoutOf({ ...shared, receiptStep: { supplierId: 29 } })
const delivery = checkoutOf({
  ...shared,
  deliverySector: SECTOR,
  receiptStep: {
    isPickup: false,
    deliveryAddress: 'Москва, Арбат, 1',
    deliveryCoords: [55.7, 37.6],
    deliveryTransportCode: 'courier',
    deliveryIntervalDate: '21.11.2026',
    deliveryIntervalTime: '14:00-18:00',
  },
})

describe('a retail order', () => {
  it('carries contacts, comment, payment and the lines that are in the order', () => {
    const body = buildOrder(pickup, RETAIL, 'key-1')
    expect(body).toMatchObject({
      idempotencyKey: 'key-1',
      name: 'Анна Смирнова',
      email: 'anna@example.com',
      phone: '79000000001',
      comment: 'Позвоните',
      personCode: 'person_1',
      orderPayment: { paymentExternalId: 'pay-1' },
    })
    expect(body?.orderBasket).toEqual([
      {
        productExternalId: 'p1',
        brand: 'Knecht',
        brandExternalId: 'b1',
        article: 'OC 90',
        arusCode: '00-00000001',
        supplierId: 29,
        supplierExternalId: null,
        quantity: 2,
        price: 450,
        isOrderVendor: false,
      },
    ])
  })

  it('fits the contract', () => {
    for (const state of [pickup, delivery]) {
      expect(createOrder.body?.safeParse(buildOrder(state, RETAIL, 'key-1')).error).toBeUndefined()
    }
  })

  it('to be picked up hands the own fields of the shop back', () => {
    expect(buildOrder(pickup, RETAIL, 'k')?.delivery).toEqual({
      deliveryType: 'pickup',
      storeExternalId: 'store-29',
    })
  })

  it('to be delivered says where, when and how', () => {
    expect(buildOrder(delivery, RETAIL, 'k')?.delivery).toEqual({
      transportExternalId: 'courier-own',
      address: 'Москва, Арбат, 1',
      price: 299,
      deliveryCoordinates: '55.7,37.6',
      deliveryComment: 'Код 12',
      deliveryDate: '21.11.2026',
      deliveryTime: '14:00-18:00',
      deliveryStoreExternalId: 'store-29',
      orderByParts: true,
    })
  })

  it('outside every sector names no store, and no time that was not chosen', () => {
    const body = buildOrder(
      {
        ...delivery,
        deliverySector: NO_SECTOR,
        receiptStep: {
          ...delivery.receiptStep,
          deliveryIntervalDate: null,
          deliveryIntervalTime: null,
          isEntireOrder: false,
        },
      },
      RETAIL,
      'k',
    )
    expect(body?.delivery).not.toHaveProperty('deliveryStoreExternalId')
    expect(body?.delivery).not.toHaveProperty('deliveryDate')
    expect(body?.delivery).not.toHaveProperty('deliveryTime')
    expect(body?.delivery).toMatchObject({ orderByParts: false })
  })

  it.each([
    ['agreed and allowed', true, true, 250],
    ['not agreed', false, true, undefined],
    ['not allowed', true, false, undefined],
  ])('bonuses: %s', (_, isAgreeWriteoff, isWriteoffEnable, sent) => {
    expect(buildOrder({ ...pickup, isAgreeWriteoff, isWriteoffEnable }, RETAIL, 'k')?.writeoffBonuses).toBe(
      sent,
    )
  })

  it('names the bonus card', () => {
    const withCard = { ...pickup, bonusCard: { number: '2900000000017' } }
    expect(buildOrder(withCard, RETAIL, 'k')?.bonusCardNumber).toBe('2900000000017')
    expect(buildOrder(pickup, RETAIL, 'k')).not.toHaveProperty('bonusCardNumber')
  })

  const company = { company: 'ООО «Вал»', inn: '7700000009', kpp: '770001001' }
  it.each([
    ['person_1', undefined],
    ['person_2', { contractorTitle: 'ООО «Вал»', contractorInn: '7700000009', contractorKpp: '770001001' }],
    ['person_3', { contractorTitle: 'ООО «Вал»', contractorInn: '7700000009' }],
  ] as const)('of %s carries the company that it needs', (personCode, corporateData) => {
    const state = { ...pickup, infoStep: { ...pickup.infoStep, ...company, personCode } }
    expect(buildOrder(state, RETAIL, 'k')?.corporateData).toEqual(corporateData)
  })

  it.each([
    ['a shop', { ...pickup, receiptStep: { ...pickup.receiptStep, supplierId: null } }],
    ['a payment', { ...pickup, paymentStep: { isComplete: false, paymentCode: null } }],
    ['lines', { ...pickup, items: [] }],
    ['a place', { ...delivery, receiptStep: { ...delivery.receiptStep, deliveryCoords: null } }],
  ])('is not made without %s', (_, state) => {
    expect(buildOrder(state, RETAIL, 'k')).toBeNull()
  })
})

describe('a corporate order', () => {
  const state = {
    ...delivery,
    corporateClients: CLIENTS,
    bonusCard: { number: '1' },
    isAgreeWriteoff: true,
    infoStep: { ...delivery.infoStep, clientId: 'c1', contractorId: 'k1', invoiceEmail: 'bills@example.com' },
  }
  const body = buildOrder(state, CORPORATE, 'k')

  it('carries client, contractor and the mail for invoices', () => {
    expect(body?.invoiceEmail).toBe('bills@example.com')
    expect(body?.corporateData).toEqual({
      clientExternalId: 'client-1',
      clientTitle: 'Автопарк Юг',
      contractorExternalId: 'k1',
      contractorTitle: 'ООО «Автопарк»',
      contractorInn: '7700000009',
      contractorKpp: '770001001',
      address: 'Москва, Арбат, 1',
    })
  })

  it('carries the markup on each line, pays no fee and spends no bonuses', () => {
    expect(body?.orderBasket.map(({ markup }) => markup)).toEqual([10])
    expect(body?.delivery.price).toBe(0)
    expect(body).not.toHaveProperty('writeoffBonuses')
    expect(body).not.toHaveProperty('bonusCardNumber')
  })
})
