import { describe, expect, it, vi } from 'vitest'
import { checkoutTotals } from '../model/lines/totals'
import { PATTERN, SECTOR } from '../testing'
import { countCalls, failure, filledFlow, LINE, memoryStorage, openFlow, OPTIONS } from './flow-testing'

describe('placing an order', () => {
  it('a double click sends one', async () => {
    const { flow, flowStore, calls, cart } = await filledFlow()
    await Promise.all([flow.submit(), flow.submit()])
    expect(calls.createOrder).toHaveBeenCalledOnce()
    expect(flowStore.getState().orderNumber).toBe('1000001')
    expect(cart.readForAllTabs).toHaveBeenCalledOnce()
    await flow.submit()
    expect(calls.createOrder).toHaveBeenCalledOnce()
  })

  it.each([
    ['rose', { ...LINE, price: 1600 }, 1600, 2],
    ['sold out in part', { ...LINE, maxQuantity: 1 }, 1500, 1],
  ])('a LINE that %s is shown and agreed to before anything is sent', async (_, now, price, quantity) => {
    const { flow, flowStore, calls, state } = await filledFlow()
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
    const { flow, flowStore, calls } = await filledFlow()
    calls.createOrder.mockImplementationOnce(async () => {
      calls.checkLines.mockResolvedValue([{ ...LINE, price: 1700 }])
      throw failure('conflict')
    })
    await flow.submit()
    expect(flowStore.getState()).toMatchObject({ refusal: null, changes: [{ priceNow: 1700 }] })
  })

  it('an interval that was taken meanwhile has its step filled in again before the next attempt', async () => {
    const { flow, calls, state } = await filledFlow()
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
      activeStep: 'confirm',
      receiptStep: { isComplete: false, deliveryIntervalDate: null, deliveryTransportCode: 'courier' },
    })
    await flow.submit()
    expect(state().activeStep).toBe('receipt')
    expect(calls.createOrder).toHaveBeenCalledOnce()
  })

  it('a price of delivery that changed meanwhile is told and shown before the next attempt', async () => {
    const { flow, flowStore, calls, state } = await filledFlow()
    flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1], deliveryTransportCode: 'courier' })
    await vi.waitFor(() => expect(state().deliverySector).not.toBeNull())
    flow.changeReceipt({ deliveryIntervalDate: '21.11.2026', deliveryIntervalTime: '14:00-18:00' })
    await flow.complete('receipt')
    const message = 'Доставка теперь стоит 350 ₽. Проверьте заказ и подтвердите его ещё раз.'
    calls.createOrder.mockImplementationOnce(async () => {
      calls.intervals.mockResolvedValue({
        ...SECTOR,
        terms: { price: 350, freeFrom: null, surcharge: 0, isAgreed: false },
      })
      throw failure('conflict', message)
    })
    await flow.submit()
    expect(flowStore.getState().refusal).toBe(message)
    expect(checkoutTotals(state(), { isCorporate: false, markup: 0 }).fee).toBe(350)
    await flow.submit()
    expect(calls.createOrder.mock.calls.map(([body]) => body.delivery.price)).toEqual([0, 350])
  })

  it('a payment that is no longer offered has to be chosen anew', async () => {
    const { flow, calls, state } = await filledFlow()
    calls.createOrder.mockImplementationOnce(async () => {
      const payments = PATTERN.payments.filter(({ code }) => code !== state().paymentStep.paymentCode)
      calls.options.mockResolvedValue({ ...OPTIONS, payments })
      throw failure('validation', 'Выберите другой способ оплаты.')
    })
    await flow.submit()
    expect(state().paymentStep).toEqual({ isComplete: false, paymentCode: null })
    await flow.submit()
    expect(state().activeStep).toBe('payment')
    expect(calls.createOrder).toHaveBeenCalledOnce()
  })

  it('a refusal keeps everything, says why, reads the cart anew, and the next attempt is another order', async () => {
    const { flow, flowStore, calls, state, cart, notifyOfFailure } = await filledFlow()
    calls.createOrder.mockRejectedValueOnce(failure('validation', 'Магазин закрыт'))
    await flow.submit()
    expect(notifyOfFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Магазин закрыт' }),
    )
    expect(flowStore.getState()).toMatchObject({
      refusal: 'Магазин закрыт',
      isSending: false,
      isUnanswered: false,
    })
    expect(state()).toMatchObject({ activeStep: 'confirm', infoStep: { name: 'Анна Смирнова' } })
    expect(cart.readForAllTabs).toHaveBeenCalledOnce()
    await flow.submit()
    expect(calls.createOrder.mock.calls.map(([body]) => body.idempotencyKey)).toEqual(['key-1', 'key-2'])
  })

  it.each(['checkLines', 'createOrder'] as const)(
    'a session that is over at %s keeps everything, asks nothing more and says so in its place alone',
    async (call) => {
      const { flow, flowStore, calls, state, cart, notifyOfFailure } = await filledFlow()
      const before = state()
      calls[call].mockRejectedValueOnce(
        failure('unauthorized', 'Пройдите авторизацию повторно.', 'Access denied'),
      )
      const requested = countCalls(calls)
      await flow.submit()
      expect(state()).toEqual(before)
      expect(flowStore.getState()).toMatchObject({ isSending: false, isUnanswered: false, orderNumber: null })
      expect(flowStore.getState().refusal).not.toBeNull()
      expect([notifyOfFailure.mock.calls.length, cart.readForAllTabs.mock.calls.length]).toEqual([0, 0])
      expect(countCalls(calls) - requested).toBe(call === 'checkLines' ? 1 : 2)
      await flow.submit()
      expect(flowStore.getState().orderNumber).toBe('1000001')
    },
  )

  it('an order without an answer is sent again with the same key, after a reload too', async () => {
    const storage = memoryStorage()
    const { flow, flowStore, calls } = await filledFlow({}, storage)
    calls.createOrder.mockRejectedValue(failure('timeout'))
    await flow.submit()
    expect(flowStore.getState().isUnanswered).toBe(true)

    const reloaded = openFlow({ calls: { checkLines: vi.fn(async () => []) }, storage })
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
    const { flow, calls } = await filledFlow()
    flow.changeConfirm({ isSaveDefaultData })
    if (error) calls.createOrder.mockRejectedValue(error)
    await flow.submit()
    expect(calls.saveOrders).toHaveBeenCalledTimes(saved)
    if (saved)
      expect(calls.saveOrders.mock.calls[0]?.[0]).toMatchObject([{ id: 1, receiptStep: { supplierId: 29 } }])
  })
})
