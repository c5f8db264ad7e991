import { expect, it, vi } from 'vitest'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { useYookassa } from './testing/use-yookassa'

describeWithDatabase('a payment at ЮKassa', (database) => {
  const { kassa, gateway, provider, startWorker, wait, place, pay, read, history, cancel, notify, settle } =
    useYookassa(database)

  it('is told of the payment with its receipt, and believed when asked back', async () => {
    const number = await place()
    const { id } = await pay(number)
    expect(kassa().payments.get(id)).toMatchObject({
      amount: { value: '1200.00', currency: 'RUB' },
      capture: true,
      confirmation: { confirmation_url: `https://pay.example/${id}` },
      description: `Заказ № ${number}`,
      metadata: { orderNumber: number },
      receipt: { items: [{ quantity: '3', amount: { value: '400.00' }, vat_code: 11 }] },
    })
    const answers = [await settle(id, 'succeeded'), await settle(id, 'succeeded')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(number)).toMatchObject({ isPaid: true })
    expect((await history(number)).filter((title) => title === 'Оплачено 1 200 ₽')).toHaveLength(1)
  })

  it('is not believed by a stranger: a notice says nothing that the provider does not say', async () => {
    const number = await place()
    const { id } = await pay(number)
    const reference = kassa().payments.get(id)?.metadata?.['reference']
    const forged = { id, status: 'succeeded', metadata: { reference } }
    expect((await notify('payment.succeeded', forged)).status).toBe(200)
    expect((await notify('payment.succeeded', { ...forged, id: 'another' })).status).toBe(403)
    expect((await notify('refund.succeeded', forged)).status).toBe(403)
    for (const body of [
      '',
      '{}',
      '[]',
      '{"event":1}',
      '{"event":"payment.succeeded","object":{"id":"../refunds"}}',
    ]) {
      const { status } = await gateway().app.request(NOTICE_PATH, { method: 'POST', body })
      expect(status).toBe(403)
    }
    expect(await read(number)).toMatchObject({ isPaid: false, isPayable: true })
  })

  it('is there for those who pay, whatever strangers write in notices', async () => {
    const number = await place()
    for (const id of ['', '.', '..', '..', '../payments', 'x'.repeat(3000)]) {
      expect((await notify('payment.succeeded', { id })).status).toBe(403)
    }
    kassa().refuses(400)
    for (let turn = 0; turn < 6; turn += 1) await notify('payment.succeeded', { id: `guess-${turn}` })
    kassa().refuses(500)
    for (let turn = 0; turn < 6; turn += 1) await notify('payment.succeeded', { id: `guess-${turn}` })
    kassa().refuses(undefined)
    expect((await pay(number)).status).toBe(200)
  })

  it('is asked about so many notices of one address and no more', async () => {
    const cautious = await createTestGateway(database().db, {
      payments: provider(),
      addressLimitFactor: 0.005,
    })
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const { status } = await cautious.app.request(NOTICE_PATH, { method: 'POST', body: '{}' })
      statuses.push(status)
    }
    expect(statuses.slice(-1)).toEqual([429])
    await cautious.close()
  })

  it.each([
    ['insufficient_funds', 'Банк отклонил оплату'],
    ['expired_on_confirmation', 'Оплата не завершена'],
  ])('that ends a payment by %s leaves the order to be paid', async (reason, title) => {
    const number = await place()
    const { id } = await pay(number)
    await settle(id, 'canceled', reason)
    expect(await history(number)).toContain(title)
    expect(await read(number)).toMatchObject({ isPaid: false, isPayable: true })
  })

  it('whose answer is lost is found again by our reference, on any page of its list', async () => {
    for (const _ of [1, 2, 3]) {
      await pay(await place())
    }
    const number = await place()
    kassa().losesResponses(true)
    expect((await pay(number)).status).toBe(503)
    kassa().losesResponses(false)
    kassa().showsPagesOf(2)
    const lost = [...kassa().payments.values()].find(({ metadata }) => metadata?.['orderNumber'] === number)
    if (lost) lost.status = 'succeeded'
    await startWorker()
    wait(61_000)
    await vi.waitFor(async () => expect(await read(number)).toMatchObject({ isPaid: true }), 10_000)
  })

  it('whose answer is lost is begun again as the same, until its sum is another', async () => {
    const number = await place()
    const of = () =>
      [...kassa().payments.values()].filter(({ metadata }) => metadata?.['orderNumber'] === number)
    kassa().losesResponses(true)
    expect((await pay(number)).status).toBe(503)
    kassa().losesResponses(false)
    expect((await pay(number)).status).toBe(200)
    expect(of()).toHaveLength(1)
    await pay(number)
    expect(of()).toHaveLength(2)
    kassa().losesResponses(true)
    await pay(number)
    kassa().losesResponses(false)
    await cancel(number, 1)
    await pay(number)
    expect(of().map(({ amount }) => amount.value)).toEqual(['1200.00', '1200.00', '1200.00', '800.00'])
  })

  it('waits for a payment that was given up, and takes its money for the order all the same', async () => {
    const number = await place()
    const first = await pay(number)
    await pay(number)
    await startWorker()
    expect((await settle(first.id, 'succeeded')).status).toBe(200)
    expect(await read(number)).toMatchObject({ isPaid: true })
  })
})
