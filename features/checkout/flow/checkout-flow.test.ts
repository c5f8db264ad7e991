import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayError, type GatewayErrorKind } from '@/lib/gateway/errors'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartLineOf } from '@/stores/cart/testing'
import { createCheckoutStore } from '@/stores/checkout/checkout-store'
import type { Customer } from '../model/defaults'
import { createDraftKeeper } from '../model/draft'
import { CLIENTS, CORPORATE, PATTERN, RETAIL, SECTOR, SHOP_IDS } from '../testing'
import type { CheckoutCalls } from './checkout-calls'
import { createCheckoutFlow } from './checkout-flow'
import { createFlowStore } from './flow-state'

const line = cartLineOf({ productExternalId: 'p1', price: 1500, quantity: 2, pictures: ['/p1.webp'] })
const OPTIONS = { stores: [], transports: [], payments: PATTERN.payments }
const TOTAL = {
  totalPrice: 3000,
  totalPriceDiscount: 2800,
  totalWriteoff: 200,
  totalReward: 90,
  totalRewardDiscount: 84,
}
const CREATED = { orderNumber: '1000001', totalPrice: 3000, isPayable: true, paymentUrl: null }

type Calls = { [Name in keyof CheckoutCalls]: ReturnType<typeof vi.fn<CheckoutCalls[Name]>> }

function failure(kind: GatewayErrorKind, message = 'Отказ') {
  return new GatewayError({ kind, message })
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
}

let storage: Storage
beforeEach(() => {
  storage = memoryStorage()
})

function open(customer: Customer = RETAIL, own: Partial<Calls> = {}) {
  const calls: Calls = {
    checkLines: vi.fn(async () => [line]),
    linePrices: vi.fn(async () => new Map()),
    lineBonuses: vi.fn(async () => new Map()),
    linePictures: vi.fn(async () => new Map()),
    pattern: vi.fn(async () => PATTERN),
    options: vi.fn(async () => OPTIONS),
    bonusCard: vi.fn(async () => ({ number: '29000' })),
    clients: vi.fn(async () => CLIENTS),
    intervals: vi.fn(async () => SECTOR),
    isWriteoffEnable: vi.fn(async () => true),
    writeoff: vi.fn(async () => ({ total: TOTAL, discountItems: [] })),
    savedOrders: vi.fn(async () => []),
    saveOrders: vi.fn(async () => undefined),
    createOrder: vi.fn(async () => CREATED),
    ...own,
  }
  const store = createCheckoutStore()
  const flowStore = createFlowStore()
  const cart = {
    seen: [line] as readonly CartLine[] | undefined,
    seenLines: () => cart.seen,
    flush: vi.fn(async () => undefined),
    read: vi.fn(async () => undefined),
  }
  const notify = vi.fn()
  let keys = 0
  const flow = createCheckoutFlow({
    store,
    flow: flowStore,
    calls,
    cart,
    customer,
    shopIds: SHOP_IDS,
    draft: createDraftKeeper(() => storage),
    newKey: () => `key-${(keys += 1)}`,
    pause: async () => undefined,
    notify,
  })
  flow.keepDraft()
  return { flow, store, flowStore, calls, cart, notify, state: () => store.getState() }
}

async function filled(own: Partial<Calls> = {}) {
  const opened = open(RETAIL, own)
  await opened.flow.start()
  opened.flow.changeReceipt({ supplierId: 29 })
  await opened.flow.complete('receipt')
  opened.flow.changePayment('payment_cash')
  await opened.flow.complete('payment')
  await opened.flow.complete('info')
  expect(opened.state().activeStep).toBe('confirm')
  return opened
}

describe('setting up', () => {
  it('a new retail shopper starts at the first step with pickup and the contacts of the profile', async () => {
    const { flow, state, calls } = open()
    await flow.start()
    expect(state().activeStep).toBe('receipt')
    expect(state().receiptStep.isPickup).toBe(true)
    expect(state().infoStep.name).toBe('Анна Смирнова')
    expect(calls.clients).not.toHaveBeenCalled()
    expect(calls.intervals).not.toHaveBeenCalled()
  })

  it('a company starts with delivery to its only client, without bonuses', async () => {
    const { flow, state, calls } = open(CORPORATE)
    await flow.start()
    expect(state().receiptStep).toMatchObject({ isPickup: false, deliveryCoords: [55.65, 37.62] })
    expect(state().isWriteoffEnable).toBe(false)
    expect(calls.intervals).toHaveBeenCalledWith([line], [55.65, 37.62], 'client-1')
    for (const call of [calls.bonusCard, calls.lineBonuses, calls.writeoff, calls.isWriteoffEnable]) {
      expect(call).not.toHaveBeenCalled()
    }
  })

  it('an empty cart asks for no intervals', async () => {
    const { flow, flowStore, calls } = open(CORPORATE, { checkLines: vi.fn(async () => []) })
    await flow.start()
    expect(flowStore.getState().phase).toBe('ready')
    expect(calls.intervals).not.toHaveBeenCalled()
  })

  it('a full template leads straight to the confirmation', async () => {
    const template = {
      id: 1,
      receiptStep: { isPickup: true, supplierId: 29 },
      paymentStep: { paymentCode: 'payment_cash' },
      infoStep: {},
    }
    const { flow, state, calls } = open(RETAIL, { savedOrders: vi.fn(async () => [template]) })
    await flow.start()
    expect(state().activeStep).toBe('confirm')
    expect(calls.isWriteoffEnable).toHaveBeenCalledOnce()
  })

  it.each([
    ['prices', { linePrices: vi.fn(async () => Promise.reject(failure('server'))) }],
    ['saved orders', { savedOrders: vi.fn(async () => Promise.reject(failure('server'))) }],
    ['the bonus card', { bonusCard: vi.fn(async () => Promise.reject(failure('server'))) }],
    ['the check of the cart', { checkLines: vi.fn(async () => Promise.reject(failure('server'))) }],
  ])('without %s the checkout is usable and says nothing', async (_, own) => {
    const { flow, flowStore, state, notify } = open(RETAIL, own)
    await flow.start()
    expect(flowStore.getState()).toMatchObject({ phase: 'ready', changes: [] })
    expect(state().items).toHaveLength(1)
    expect(notify).not.toHaveBeenCalled()
  })

  it('without the ways of receipt it says what happened', async () => {
    const { flow, flowStore } = open(RETAIL, {
      pattern: vi.fn(async () => Promise.reject(failure('server'))),
    })
    await flow.start()
    expect(flowStore.getState()).toMatchObject({
      phase: 'failed',
      failure: { status: 500, message: 'Отказ' },
    })
  })

  it('consent to spend bonuses is what the shopper prefers', async () => {
    const { flow, state } = open({ ...RETAIL, defaultWriteoffAgree: true })
    await flow.start()
    expect(state().isAgreeWriteoff).toBe(true)
  })
})

describe('reactions', () => {
  it('another place asks for its intervals, and only the latest answer counts', async () => {
    const answers: ((sector: typeof SECTOR) => void)[] = []
    const intervals = vi.fn(() => new Promise<typeof SECTOR>((resolve) => void answers.push(resolve)))
    const { flow, state } = open(RETAIL, { intervals })
    await flow.start()
    flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1] })
    flow.changeReceipt({ deliveryCoords: [55.2, 37.2] })
    answers[1]?.({ ...SECTOR, title: 'later' })
    answers[0]?.({ ...SECTOR, title: 'former' })
    await vi.waitFor(() => expect(state().deliverySector?.title).toBe('later'))
    expect(intervals.mock.calls.map((given) => given.slice(1))).toEqual([
      [[55.1, 37.1], null],
      [[55.2, 37.2], null],
    ])
  })

  it('a refusal of intervals is told, and the step is complete without them', async () => {
    const intervals = vi.fn(async () => Promise.reject(failure('server')))
    const { flow, state } = open(RETAIL, { intervals })
    await flow.start()
    flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1], deliveryTransportCode: 'courier' })
    expect(await flow.complete('receipt')).toBe(true)
    expect(state().intervalsError).toContain('сервис расчёта доставки недоступен')
  })

  it('bonuses once refused are asked for again only after the first step', async () => {
    const isWriteoffEnable = vi.fn(async () => Promise.reject(failure('server')))
    const { flow, state } = open(RETAIL, { isWriteoffEnable })
    await flow.start()
    flow.changeReceipt({ supplierId: 29 })
    await flow.complete('receipt')
    await vi.waitFor(() => expect(state().isWriteoffEnable).toBe(false))
    flow.changePayment('payment_cash')
    await flow.complete('payment')
    await flow.complete('info')
    expect(isWriteoffEnable).toHaveBeenCalledTimes(1)
    flow.changeReceipt({ supplierId: 8 })
    await flow.complete('receipt')
    expect(isWriteoffEnable).toHaveBeenCalledTimes(2)
  })

  it('the question about bonuses names receipt, payment and person', async () => {
    const { calls } = await filled()
    expect(calls.isWriteoffEnable).toHaveBeenLastCalledWith({
      delivery: 'pickup',
      payment: 'payment_cash',
      person: 'person_1',
    })
  })

  it('a payment that the new way of receipt does not offer has to be chosen again', async () => {
    const options = vi.fn<CheckoutCalls['options']>(async (choice) =>
      'storeId' in choice ? OPTIONS : { ...OPTIONS, payments: PATTERN.payments.slice(1) },
    )
    const { flow, state } = await filled({ options })
    flow.changeReceipt({ isPickup: false, deliveryTransportCode: 'courier' })
    await vi.waitFor(() => expect(state().paymentStep).toEqual({ isComplete: false, paymentCode: null }))
    expect(options).toHaveBeenLastCalledWith({ transportId: 'courier-ttk' })
  })

  it('another cart starts the walk anew and keeps what was chosen', async () => {
    const { flow, state, calls } = await filled()
    flow.cartChanged([line])
    flow.cartChanged([{ ...line, price: 1 }])
    expect(state().activeStep).toBe('confirm')
    calls.checkLines.mockResolvedValue([{ ...line, quantity: 3 }])
    flow.cartChanged([{ ...line, quantity: 3 }])
    await vi.waitFor(() => expect(state().activeStep).toBe('receipt'))
    expect(state().receiptStep).toMatchObject({ isComplete: false, supplierId: 29 })
  })
})

describe('placing an order', () => {
  it('a double click sends one', async () => {
    const { flow, flowStore, calls, cart } = await filled()
    await Promise.all([flow.submit(), flow.submit()])
    expect(calls.createOrder).toHaveBeenCalledOnce()
    expect(flowStore.getState().orderNumber).toBe('1000001')
    expect(cart.read).toHaveBeenCalledOnce()
    await flow.submit()
    expect(calls.createOrder).toHaveBeenCalledOnce()
  })

  it.each([
    ['rose', { ...line, price: 1600 }, 1600, 2],
    ['sold out in part', { ...line, maxQuantity: 1 }, 1500, 1],
  ])('a line that %s is shown and agreed to before anything is sent', async (_, now, price, quantity) => {
    const { flow, flowStore, calls, state } = await filled()
    calls.checkLines.mockResolvedValue([now])
    await flow.submit()
    expect(flowStore.getState().changes).toMatchObject([{ priceNow: price, quantityNow: quantity }])
    await flow.submit()
    expect(calls.createOrder).not.toHaveBeenCalled()
    flow.acceptChanges()
    expect(state().activeStep).toBe('confirm')
    await flow.submit()
    expect(calls.createOrder.mock.calls[0]?.[0].orderBasket).toMatchObject([{ price, quantity }])
  })

  it('a conflict that only the gateway saw is shown the same way', async () => {
    const { flow, flowStore, calls } = await filled()
    calls.createOrder.mockImplementationOnce(async () => {
      calls.checkLines.mockResolvedValue([{ ...line, price: 1700 }])
      throw failure('conflict')
    })
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, changes: [{ priceNow: 1700 }] })
  })

  it('an interval that was taken meanwhile opens the first step again', async () => {
    const { flow, calls, state } = await filled()
    flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1], deliveryTransportCode: 'courier' })
    await vi.waitFor(() => expect(state().deliverySector).not.toBeNull())
    flow.changeReceipt({ deliveryIntervalDate: '21.11.2026', deliveryIntervalTime: '14:00-18:00' })
    await flow.complete('receipt')
    calls.createOrder.mockImplementationOnce(async () => {
      calls.intervals.mockResolvedValue({ ...SECTOR, datesIntervals: SECTOR.datesIntervals.slice(1) })
      throw failure('conflict', 'Выбранное время уже занято')
    })
    await flow.submit()
    expect(state()).toMatchObject({
      activeStep: 'receipt',
      receiptStep: { isComplete: false, deliveryIntervalDate: null, deliveryTransportCode: 'courier' },
    })
  })

  it('a refusal keeps everything, says why, reads the cart anew, and the next attempt is another order', async () => {
    const { flow, flowStore, calls, state, cart, notify } = await filled()
    calls.createOrder.mockRejectedValueOnce(failure('validation', 'Магазин закрыт'))
    await flow.submit()
    expect(notify).toHaveBeenCalledWith('Ошибка', 'Магазин закрыт')
    expect(flowStore.getState()).toMatchObject({
      refusal: 'Магазин закрыт',
      isSending: false,
      isUnanswered: false,
    })
    expect(state()).toMatchObject({ activeStep: 'confirm', infoStep: { name: 'Анна Смирнова' } })
    expect(cart.read).toHaveBeenCalledOnce()
    await flow.submit()
    expect(calls.createOrder.mock.calls.map(([body]) => body.idempotencyKey)).toEqual(['key-1', 'key-2'])
  })

  it('an order without an answer is sent again with the same key, after a reload too', async () => {
    const { flow, flowStore, calls } = await filled()
    calls.createOrder.mockRejectedValue(failure('timeout'))
    await flow.submit()
    expect(flowStore.getState().isUnanswered).toBe(true)

    const reloaded = open(RETAIL, { checkLines: vi.fn(async () => []) })
    await reloaded.flow.start()
    expect(reloaded.flowStore.getState().isUnanswered).toBe(true)
    await reloaded.flow.submit()
    const bodies = [...calls.createOrder.mock.calls, ...reloaded.calls.createOrder.mock.calls].map(
      ([body]) => body,
    )
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(reloaded.flowStore.getState().orderNumber).toBe('1000001')
  })

  it.each([
    [true, undefined, 1],
    [false, undefined, 0],
    [true, failure('validation'), 0],
  ])('the template (asked for: %j) is saved only with a number', async (isSaveDefaultData, error, saved) => {
    const { flow, calls } = await filled()
    flow.changeConfirm({ isSaveDefaultData })
    if (error) calls.createOrder.mockRejectedValue(error)
    await flow.submit()
    expect(calls.saveOrders).toHaveBeenCalledTimes(saved)
    if (saved)
      expect(calls.saveOrders.mock.calls[0]?.[0]).toMatchObject([{ id: 1, receiptStep: { supplierId: 29 } }])
  })
})

it('a reload in the middle loses nothing', async () => {
  const { flow } = await filled()
  flow.changeConfirm({ orderComment: 'Позвоните' })
  flow.changeInfo({ name: 'Пётр' })
  const reloaded = open()
  await reloaded.flow.start()
  expect(reloaded.state()).toMatchObject({
    activeStep: 'info',
    receiptStep: { isComplete: true, supplierId: 29 },
    infoStep: { isComplete: false, name: 'Пётр' },
    confirmStep: { orderComment: 'Позвоните' },
  })
})

it("another user's draft is not shown", async () => {
  await filled()
  const other = open({ ...RETAIL, externalId: 'user-2', name: 'Павел', secondName: '' })
  await other.flow.start()
  expect(other.state()).toMatchObject({ activeStep: 'receipt', infoStep: { name: 'Павел' } })
})
