import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { intervalTime, shownDays } from '@/features/checkout/model/delivery/intervals'
import { offeredShops, offeredTransports } from '@/features/checkout/model/delivery/offered'
import { offers } from '@/gateway/db/schema/offers'
import type { Buyer } from '@/gateway/test-support/buyer'
import {
  calculateWriteoff,
  checkCart,
  checkWriteoff,
  getDeliveryIntervals,
  getOrderOptions,
} from '@/lib/gateway/contracts/orders/checkout'
import { calculateBonuses, findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { createOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { getStorage } from '@/lib/gateway/contracts/accounts/storage'
import { cutOff, refusing } from '@/tests/msw/faults'
import { pay, pickUp, PLACE, SHOP, useCheckouts } from './checkouts'

describe('a checkout against the gateway', () => {
  const { gateway, buyer, server, bodiesOf, openCheckout, openCorporate } = useCheckouts()

  test('takes a pickup to its number: one order, an empty cart', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    expect(await opened.flow.complete('info')).toBe(true)
    await Promise.all([opened.flow.submit(), opened.flow.submit()])
    const { orderNumber } = opened.flowStore.getState()
    const { body } = await buyer().call(readOrder, { body: { orderNumber: orderNumber ?? '' } })
    expect(body).toMatchObject({ isPickup: true, person: { phone: '79001234567' } })
    expect(body.products.map(({ article, quantity }) => [article, quantity])).toEqual([['OC 90', 1]])
    expect(await opened.held()).toBe(0)
    expect(await opened.orders()).toHaveLength(1)
    expect(bodiesOf(checkCart)[0]).toBeUndefined()
  })

  test('asks for prices, bonuses and payments with what is in the order and where it goes', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    const [item] = opened.state().items
    const priced = { price: item?.price, quantity: 1 }
    const shop = offeredShops(opened.state()).find(({ supplierId }) => supplierId === SHOP)
    expect(bodiesOf(getPartPrices)[0]).toMatchObject({ items: { 1: { id: '1', article: 'OC 90' } } })
    expect(bodiesOf(calculateBonuses)[0]).toEqual({ item: [{ id: item?.productId, ...priced }] })
    expect(bodiesOf(calculateWriteoff)[0]).toMatchObject({
      items: [{ productExternalId: item?.productId, article: 'OC 90', ...priced }],
      totalPrice: item?.price,
    })
    expect(bodiesOf(getOrderOptions)).toEqual([{ storeId: shop?.id }])
  })

  test('delivers by the clock, with the point reversed and the coordinates as they are', async () => {
    const opened = await openCheckout()
    const { flow, state, flowStore } = opened
    flow.changeReceipt({
      isPickup: false,
      deliveryAddress: 'Москва, Арбат, 1',
      deliveryCoords: PLACE,
      deliveryTransportCode: offeredTransports(state())[0]?.code ?? '',
    })
    expect(await flow.complete('receipt')).toBe(false)
    const day = shownDays(state().deliverySector, true).at(-1)
    const interval = day?.intervals[0]
    flow.changeReceipt({
      deliveryIntervalDate: day?.date ?? '',
      deliveryIntervalTime: interval ? intervalTime(interval) : '',
    })
    expect(await flow.complete('receipt')).toBe(true)
    await pay(flow, state)
    flow.changeConfirm({ deliveryComment: 'Код 12', isSaveDefaultData: true })
    await flow.complete('info')
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, orderNumber: expect.any(String) })
    expect(bodiesOf(getDeliveryIntervals)[0]).toMatchObject({
      point: [37.6, 55.75],
      cart: [{ article: 'OC 90', brand: 'Knecht', quantity: 1 }],
    })
    expect(bodiesOf(createOrder)[0]).toMatchObject({
      delivery: {
        address: 'Москва, Арбат, 1',
        deliveryCoordinates: '55.75,37.6',
        deliveryDate: day?.date,
        deliveryComment: 'Код 12',
        deliveryStoreExternalId: 'store-29',
        orderByParts: true,
      },
    })
    const { body } = await buyer().call(getStorage, { body: { keys: ['order'] } })
    expect(JSON.parse(body['order'] ?? '[]')).toMatchObject([{ id: 1, receiptStep: { isPickup: false } }])
  })

  test('shows a price that rose before anything is ordered', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    await opened.flow.complete('info')
    const before = opened.state().items[0]?.price ?? 0
    await gateway()
      .deps.db.update(offers)
      .set({ price: sql`${offers.price} + 1000` })
    await opened.flow.submit()
    expect(opened.flowStore.getState().changes).toMatchObject([
      { priceBefore: before, priceNow: before + 10 },
    ])
    expect(await opened.orders()).toHaveLength(0)
    opened.flow.acceptChanges()
    await opened.flow.submit()
    expect(await opened.orders()).toHaveLength(1)
  })

  test('an answer that got lost leads to the same order, not to a second one', async () => {
    const opened = await openCheckout()
    await pickUp(opened)
    await opened.flow.complete('info')
    // The order is placed, and its answer never comes.
    const calls = bodiesOf(createOrder)
    server.use(cutOff(createOrder))
    await opened.flow.submit()
    expect(opened.flowStore.getState().isUnanswered).toBe(true)
    const [body] = bodiesOf(createOrder) as Parameters<Buyer['send']>
    const placed = await buyer().send(body)
    server.resetHandlers()
    await opened.flow.submit()
    expect(opened.flowStore.getState().orderNumber).toBe(placed.body.orderNumber)
    expect(await opened.orders()).toHaveLength(1)
    expect(calls).toEqual([])
  })

  test('asks whether bonuses may be spent with receipt, payment and person, and takes a failure for no', async () => {
    const opened = await openCheckout()
    server.use(refusing(checkWriteoff, { status: 500, body: { message: 'Нет' } }))
    await pickUp(opened)
    expect(bodiesOf(checkWriteoff)[0]).toEqual({ delivery: 'pickup', payment: null, person: 'person_1' })
    expect(opened.state().isWriteoffEnable).toBe(false)
  })

  test('a company orders for its client, with markup and without bonuses', async () => {
    const opened = await openCorporate()
    const { flow, state, flowStore } = opened
    expect(state().receiptStep.deliveryAddress).toBe('Москва, Арбат, 1')
    flow.changeReceipt({ deliveryTransportCode: offeredTransports(state())[0]?.code ?? '' })
    await flow.complete('receipt')
    const day = shownDays(state().deliverySector, true).at(-1)
    const interval = day?.intervals[0]
    flow.changeReceipt({
      deliveryIntervalDate: day?.date ?? '',
      deliveryIntervalTime: interval ? intervalTime(interval) : '',
    })
    expect(await flow.complete('receipt')).toBe(true)
    await pay(flow, state, 'payment_bill')
    flow.changeInfo({ contractorId: state().corporateClients[0]?.contractors[0]?.externalId ?? null })
    expect(await flow.complete('info')).toBe(true)
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, orderNumber: expect.any(String) })
    expect(bodiesOf(createOrder)[0]).toMatchObject({
      invoiceEmail: 'petr@example.com',
      corporateData: { clientTitle: 'Автопарк', contractorInn: '7700000009' },
      orderBasket: [{ markup: 10 }],
      delivery: { price: 0 },
    })
    expect(bodiesOf(getDeliveryIntervals)[0]).toMatchObject({
      clientExternalId: state().corporateClients[0]?.externalId,
    })
    for (const ofPersons of [checkWriteoff, calculateWriteoff, calculateBonuses, findBonusCard]) {
      expect(bodiesOf(ofPersons)).toEqual([])
    }
  })
})
