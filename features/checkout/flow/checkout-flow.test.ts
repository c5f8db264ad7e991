import { describe, expect, it, vi } from 'vitest'
import { CORPORATE, PATTERN, RETAIL, SECTOR } from '../testing'
import type { CheckoutCalls } from './checkout-calls'
import { failure, filledFlow, LINE, memoryStorage, openFlow, OPTIONS } from './flow-testing'

describe('setting up', () => {
  it('a new retail shopper starts at the first step with pickup and the contacts of the profile', async () => {
    const { flow, state, calls } = openFlow()
    await flow.start()
    expect(state().activeStep).toBe('receipt')
    expect(state().receiptStep.isPickup).toBe(true)
    expect(state().infoStep.name).toBe('Анна Смирнова')
    expect(calls.clients).not.toHaveBeenCalled()
    expect(calls.intervals).not.toHaveBeenCalled()
  })

  it.each([
    ['the last order where the profile has none', { ...RETAIL, email: '' }, 'last@example.com', 1],
    ['the profile', RETAIL, RETAIL.email, 0],
    ['no order, for a company', { ...CORPORATE, email: '' }, '', 0],
  ])('the mail is that of %s', async (_, customer, email, asked) => {
    const orderedEmail = vi.fn(async () => 'last@example.com')
    const { flow, state } = openFlow({ customer, calls: { orderedEmail } })
    await flow.start()
    expect(state().infoStep.email).toBe(email)
    expect(orderedEmail).toHaveBeenCalledTimes(asked)
  })

  it('the shop of the customer is chosen for him, and he passes the step himself', async () => {
    const { flow, state, calls } = openFlow({ customer: { ...RETAIL, supplier: 8 } })
    await flow.start()
    expect(state()).toMatchObject({
      activeStep: 'receipt',
      receiptStep: { supplierId: 8, isComplete: false },
    })
    expect(calls.options).toHaveBeenCalledExactlyOnceWith({ storeId: 8 })
    await flow.complete('receipt')
    expect(state().activeStep).toBe('payment')
  })

  it.each([
    ['is no place to pick up at', { ...RETAIL, supplier: 12 }],
    ['is that of a company, which is delivered to', { ...CORPORATE, supplier: 8 }],
  ])('a shop that %s is not chosen', async (_, customer) => {
    const { flow, state } = openFlow({ customer })
    await flow.start()
    expect(state().receiptStep.supplierId).toBeNull()
  })

  it('a company starts with delivery to its only client, without bonuses', async () => {
    const { flow, state, calls } = openFlow({ customer: CORPORATE })
    await flow.start()
    expect(state().receiptStep).toMatchObject({ isPickup: false, deliveryCoords: [55.65, 37.62] })
    expect(state().isWriteoffEnable).toBe(false)
    expect(calls.intervals).toHaveBeenCalledWith([LINE], [55.65, 37.62], 'client-1')
    for (const call of [calls.bonusCard, calls.lineBonuses, calls.writeoff, calls.isWriteoffEnable]) {
      expect(call).not.toHaveBeenCalled()
    }
  })

  it('an empty cart asks for no intervals', async () => {
    const { flow, flowStore, calls } = openFlow({
      customer: CORPORATE,
      calls: { checkLines: vi.fn(async () => []) },
    })
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
    const { flow, state, calls } = openFlow({ calls: { savedOrders: vi.fn(async () => [template]) } })
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
    const { flow, flowStore, state, notifyOfFailure } = openFlow({ calls: own })
    await flow.start()
    expect(flowStore.getState()).toMatchObject({ phase: 'ready', changes: [] })
    expect(state().items).toHaveLength(1)
    expect(notifyOfFailure).not.toHaveBeenCalled()
  })

  it('without the ways of receipt it says what happened', async () => {
    const { flow, flowStore } = openFlow({
      calls: {
        pattern: vi.fn(async () => Promise.reject(failure('server'))),
      },
    })
    await flow.start()
    expect(flowStore.getState()).toMatchObject({
      phase: 'failed',
      failure: { status: 500, message: 'Отказ' },
    })
  })

  it('pictures are looked for where a line has none', async () => {
    const bare = { ...LINE, productId: 'p2', pictures: [] }
    const { flow, state, calls } = openFlow({
      calls: {
        checkLines: vi.fn(async () => [LINE, bare]),
        linePictures: vi.fn(async () => new Map([['p2', ['/p2.webp']]])),
      },
    })
    await flow.start()
    await vi.waitFor(() => expect(state().items[1]?.pictures).toEqual(['/p2.webp']))
    expect(state().items[0]?.pictures).toEqual(['/p1.webp'])
    expect(calls.linePictures).toHaveBeenCalledWith([bare])
  })

  it('consent to spend bonuses is what the shopper prefers', async () => {
    const { flow, state } = openFlow({ customer: { ...RETAIL, defaultWriteoffAgree: true } })
    await flow.start()
    expect(state().isAgreeWriteoff).toBe(true)
  })
})

describe('reactions', () => {
  it('another place asks for its intervals, and only the latest answer counts', async () => {
    const answers: ((sector: typeof SECTOR) => void)[] = []
    const intervals = vi.fn(() => new Promise<typeof SECTOR>((resolve) => void answers.push(resolve)))
    const { flow, state } = openFlow({ calls: { intervals } })
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
    const { flow, state } = openFlow({ calls: { intervals } })
    await flow.start()
    flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1], deliveryTransportCode: 'courier' })
    expect(await flow.complete('receipt')).toBe(true)
    expect(state().intervalsError).toContain('сервис расчёта доставки недоступен')
  })

  it('bonuses once refused are asked for again only after the first step', async () => {
    const isWriteoffEnable = vi.fn(async () => Promise.reject(failure('server')))
    const { flow, state } = openFlow({ calls: { isWriteoffEnable } })
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
    const { calls } = await filledFlow()
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
    const { flow, state } = await filledFlow({ options })
    flow.changeReceipt({ isPickup: false, deliveryTransportCode: 'courier' })
    await vi.waitFor(() => expect(state().paymentStep).toEqual({ isComplete: false, paymentCode: null }))
    expect(options).toHaveBeenLastCalledWith({ transportId: 'courier-ttk' })
  })

  it('another cart starts the walk anew and keeps what was chosen', async () => {
    const { flow, state, calls } = await filledFlow()
    flow.cartChanged([LINE])
    flow.cartChanged([{ ...LINE, price: 1 }])
    expect(state().activeStep).toBe('confirm')
    calls.checkLines.mockResolvedValue([{ ...LINE, quantity: 3 }])
    flow.cartChanged([{ ...LINE, quantity: 3 }])
    await vi.waitFor(() => expect(state().activeStep).toBe('receipt'))
    expect(state().receiptStep).toMatchObject({ isComplete: false, supplierId: 29 })
  })
})

it('a reload in the middle loses nothing', async () => {
  const storage = memoryStorage()
  const { flow } = await filledFlow({}, storage)
  flow.changeConfirm({ orderComment: 'Позвоните' })
  flow.changeInfo({ name: 'Пётр' })
  const reloaded = openFlow({ storage })
  await reloaded.flow.start()
  expect(reloaded.state()).toMatchObject({
    activeStep: 'info',
    receiptStep: { isComplete: true, supplierId: 29 },
    infoStep: { isComplete: false, name: 'Пётр' },
    confirmStep: { orderComment: 'Позвоните' },
  })
})

it("another user's draft is not shown", async () => {
  const storage = memoryStorage()
  await filledFlow({}, storage)
  const other = openFlow({
    customer: { ...RETAIL, externalId: 'user-2', name: 'Павел', secondName: '' },
    storage,
  })
  await other.flow.start()
  expect(other.state()).toMatchObject({ activeStep: 'receipt', infoStep: { name: 'Павел' } })
})
