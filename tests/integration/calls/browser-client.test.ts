import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { downloadCartReport } from '@/lib/gateway/contracts/orders/cart'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { deleteSession } from '@/lib/gateway/contracts/accounts/sessions'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { inFlightCount, onInFlight } from '@/lib/gateway/in-flight'
import { leavePage } from '@/lib/gateway/server/page-signal'
import {
  answering,
  cutOff,
  denying,
  neverResponding,
  notifying,
  outdated,
  refusing,
  refusingTimes,
  sendingFile,
} from '@/tests/msw/faults'
import { gateway, kindOf, noPrices, order, PRICES, server, shown } from './browser-gateway'

const oneSession = { body: { sessionID: 's-1' } }

describe('a notification', () => {
  test('that the gateway asks for is shown, and the call ends quietly', async () => {
    server.use(notifying(setStorage, { title: 'Внимание', text: 'Хранилище заполнено', type: 'warning' }))
    expect(await gateway.call(setStorage, order)).toBeUndefined()
    expect(shown.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'warning',
      title: 'Внимание',
      text: 'Хранилище заполнено',
    })
  })

  test('may come with a status of 200', async () => {
    server.use(
      http.post('*/gw/storage/v1/set', () => HttpResponse.json({ data: { notify: { text: 'Позже' } } })),
    )
    expect(await gateway.call(setStorage, order)).toBeUndefined()
    expect(shown.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: 'Позже' })
  })

  test('is made of the message of a call that is marked for it', async () => {
    server.use(refusing(deleteSession, { status: 500, body: { message: 'Сеанс не закрыт' } }))
    expect(await gateway.call(deleteSession, oneSession)).toBeUndefined()
    expect(shown.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      title: 'Ошибка',
      text: 'Сеанс не закрыт',
    })
  })

  test('that the gateway asks for comes before the message', async () => {
    const body = {
      message: 'Сеанс не закрыт',
      data: { notify: { title: 'Сеансы', text: 'Обновите список' } },
    }
    server.use(refusing(deleteSession, { status: 409, body }))
    await gateway.call(deleteSession, oneSession)
    expect(shown.notify.mock.calls).toEqual([[{ kind: 'info', title: 'Сеансы', text: 'Обновите список' }]])
  })

  test.each([
    ['that the gateway asks for', notifying(setStorage, { text: 'Обновите список' }), setStorage, order],
    [
      'of a call that is marked for it',
      refusing(deleteSession, { status: 422, body: { message: 'Обновите список' } }),
      deleteSession,
      oneSession,
    ],
  ])(
    '%s is shown to a caller who goes on from failures as well',
    async (_name, fault, operation, request) => {
      server.use(fault)
      const call = gateway.call(operation, request, { handlesErrors: true })
      await expect(call).rejects.toMatchObject({ kind: 'validation', isShown: true })
      expect(shown.notify).toHaveBeenCalledOnce()
    },
  )

  test('is left to a caller who alone tells of failures', async () => {
    server.use(notifying(deleteSession, { text: 'Обновите список' }))
    const call = gateway.call(deleteSession, oneSession, { suppressesNotices: true })
    await expect(call).rejects.toMatchObject({ kind: 'validation', isShown: false })
    expect(shown.notify).not.toHaveBeenCalled()
  })

  test.each([
    [
      'of a call that is not marked',
      refusing(setStorage, { status: 500, body: { message: 'Сбой' } }),
      'server',
    ],
    ['of a broken connection', cutOff(setStorage), 'network'],
  ] as const)('is not made of the failure %s', async (_name, fault, kind) => {
    server.use(fault)
    expect(await kindOf(gateway.call(setStorage, order))).toBe(kind)
    expect(shown.notify).not.toHaveBeenCalled()
  })
})

describe('on its way', () => {
  test('a call is counted until it has ended, however it ends', async () => {
    const counts: number[] = []
    const stop = onInFlight((count) => counts.push(count))
    server.use(cutOff(setStorage))
    await Promise.all([gateway.call(getPartPrices, noPrices), kindOf(gateway.call(setStorage, order))])
    stop()
    expect(counts).toEqual([1, 2, 1, 0])
  })

  test.each([
    ['dropped', outdated(setStorage)],
    ['answered by a notification', notifying(setStorage, { text: 'Позже' })],
    ['refused', denying(setStorage)],
  ])('a call that is %s is no longer counted', async (_name, fault) => {
    server.use(fault)
    await kindOf(gateway.call(setStorage, order))
    expect(inFlightCount()).toBe(0)
  })

  test('the counter of an answer is passed on, of a refusal too', async () => {
    const headers = { 'x-alert-color': '#0a0', 'x-requested-count': '17' }
    server.use(
      http.post('*/gw/storage/v1/set', () =>
        HttpResponse.json({ statusCode: 429 }, { status: 429, headers }),
      ),
    )
    server.use(answering(getPartPrices, PRICES, { 'x-alert-color': 'red', 'x-requested-count': '99' }))
    await gateway.call(getPartPrices, noPrices)
    await kindOf(gateway.call(setStorage, order))
    expect(shown.counted.mock.calls).toEqual([
      [{ count: 99, color: '#c1121f' }],
      [{ count: 17, color: '#0a0' }],
    ])
  })

  test('a call for the sake of a page ends when the page is left, others go on', async () => {
    server.use(neverResponding(getPartPrices))
    const forPage = kindOf(gateway.call(getPartPrices, noPrices, { untilLeaving: true }))
    const forShop = gateway.call(setStorage, order)
    leavePage()
    expect([await forPage, await forShop]).toEqual(['aborted', { order: '[]' }])
  })

  test('a read is tried again after a short failure, a write never', async () => {
    server.use(refusingTimes(getPartPrices, 1, { status: 503, body: {} }))
    server.use(refusingTimes(setStorage, 1, { status: 503, body: {} }))
    expect(await gateway.call(getPartPrices, noPrices)).toEqual(PRICES)
    expect(await kindOf(gateway.call(setStorage, order))).toBe('unavailable')
  })
})

describe('a file', () => {
  test.each([
    [undefined, 'report.xlsx'],
    [`attachment; filename="a.xlsx"`, 'a.xlsx'],
    [`attachment; filename="a.xlsx"; filename*=UTF-8''%D0%BE%D1%82%D1%87%D1%91%D1%82.xlsx`, 'отчёт.xlsx'],
  ])('sent with %s is named %s', async (disposition, name) => {
    server.use(sendingFile(downloadCartReport, 'строки', disposition))
    const file = await gateway.call(downloadCartReport, {})
    expect([file?.name, await file?.blob.text()]).toEqual([name, 'строки'])
  })

  test('that could not be made is a notification like any other', async () => {
    server.use(refusing(downloadCartReport, { status: 404, body: { message: 'Загрузок ещё не было' } }))
    expect(await gateway.call(downloadCartReport, {})).toBeUndefined()
    expect(shown.notify).toHaveBeenCalledOnce()
  })
})
