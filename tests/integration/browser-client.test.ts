import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpResponse, http } from 'msw'
import { createBrowserGateway } from '@/lib/gateway/browser-client'
import { downloadCartReport, uploadCart } from '@/lib/gateway/contracts/cart'
import { getPartPrices } from '@/lib/gateway/contracts/prices'
import { setStorage } from '@/lib/gateway/contracts/storage'
import { deleteSession } from '@/lib/gateway/contracts/sessions'
import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import { inFlightCount, onInFlight } from '@/lib/gateway/in-flight'
import { type GatewayListeners, listenToGateway } from '@/lib/gateway/listeners'
import { leavePage } from '@/lib/gateway/page-signal'
import {
  answering,
  askingToPassProtection,
  cutOff,
  denying,
  denyingUnderOk,
  neverAnswering,
  notifying,
  outdated,
  outdatedUnderOk,
  protectedUntil,
  refusing,
  refusingTimes,
  sendingFile,
} from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const PRICES = { items: {}, pricedAt: '2026-03-01T09:00:00Z' }
const noPrices = { body: { items: {} } }
const order = { body: { order: '[]' } }
const oneSession = { body: { sessionID: 's-1' } }

const server = createGatewayServer(() => ({
  fetch: async (request) =>
    request.url.includes('/prices/') ? Response.json(PRICES) : Response.json(await request.json()),
}))
const gateway = createBrowserGateway({ origin: GATEWAY_ORIGIN })

const shown = {
  accessDenied: vi.fn<GatewayListeners['accessDenied']>(),
  passProtection: vi.fn<GatewayListeners['passProtection']>(),
  outdated: vi.fn<GatewayListeners['outdated']>(),
  notify: vi.fn<GatewayListeners['notify']>(),
  counted: vi.fn<GatewayListeners['counted']>(),
}

beforeEach(() => {
  for (const listener of Object.values(shown)) listener.mockReset()
  const stop = listenToGateway(shown)
  return stop
})

async function kindOf(call: Promise<unknown>): Promise<GatewayErrorKind | 'answered'> {
  try {
    await call
    return 'answered'
  } catch (error) {
    if (isGatewayError(error)) return error.kind
    throw error
  }
}

describe('a session that is over', () => {
  test.each([
    ['by the status', denying(getPartPrices)],
    ['by the body alone', denyingUnderOk(getPartPrices)],
  ])('is told %s, and the call fails', async (_name, fault) => {
    server.use(fault)
    expect(await kindOf(gateway.call(getPartPrices, noPrices))).toBe('unauthorized')
    expect(shown.accessDenied).toHaveBeenCalledOnce()
    expect(shown.notify).not.toHaveBeenCalled()
  })

  test('comes before a notification of the same answer', async () => {
    const body = { statusMessage: 'Access denied', data: { notify: { text: 'Войдите' } } }
    server.use(refusing(setStorage, { status: 401, body }))
    await kindOf(gateway.call(setStorage, order))
    expect([shown.accessDenied.mock.calls.length, shown.notify.mock.calls.length]).toEqual([1, 0])
  })

  test('is not a wrong password', async () => {
    server.use(refusing(setStorage, { status: 401, body: { message: 'Неверный пароль' } }))
    expect(await kindOf(gateway.call(setStorage, order))).toBe('unauthorized')
    expect(shown.accessDenied).not.toHaveBeenCalled()
  })
})

describe('a shop that is out of date', () => {
  test.each([
    ['by the status', outdated(setStorage)],
    ['by the body alone', outdatedUnderOk(setStorage)],
  ])('is told %s, and the call is dropped quietly', async (_name, fault) => {
    server.use(fault)
    expect(await gateway.call(setStorage, order)).toBeUndefined()
    expect(shown.outdated).toHaveBeenCalledOnce()
    expect(shown.notify).not.toHaveBeenCalled()
  })
})

describe('a protection check', () => {
  test('is one for all that wait for it, and each call is sent once more', async () => {
    let isPassed = false
    let sent = 0
    let pass = () => {}
    shown.passProtection.mockReturnValue(
      new Promise((resolve) => {
        pass = () => {
          isPassed = true
          resolve()
        }
      }),
    )
    server.use(
      protectedUntil(setStorage, () => isPassed),
      protectedUntil(getPartPrices, () => isPassed),
    )
    server.events.on('request:start', () => {
      sent += 1
    })
    const calls = Promise.all([
      gateway.call(setStorage, order),
      gateway.call(getPartPrices, noPrices),
      gateway.call(setStorage, { body: { bookmarks: '{}' } }),
    ])
    await vi.waitFor(() => expect(sent).toBe(3))
    await vi.waitFor(() => expect(shown.passProtection).toHaveBeenCalledOnce())
    pass()
    expect(await calls).toEqual([{ order: '[]' }, PRICES, { bookmarks: '{}' }])
    server.events.removeAllListeners()
    expect(sent).toBe(6)
    expect(shown.passProtection).toHaveBeenCalledOnce()
  })

  test('repeats a form with its file', async () => {
    let isPassed = false
    const seen: string[] = []
    shown.passProtection.mockImplementation(async () => {
      isPassed = true
    })
    server.use(
      http.post('*/gw/neworders/spa/v3/basket/upload', async ({ request }) => {
        const file = (await request.formData()).get('file')
        seen.push(file instanceof Blob ? `${file.name}: ${await file.text()}` : String(file))
        return isPassed
          ? HttpResponse.json({ statusCode: 422, message: 'Пусто' }, { status: 422 })
          : HttpResponse.json({ statusCode: 403, statusMessage: 'Pass protection' }, { status: 403 })
      }),
    )
    const file = new File(['BOSCH;1'], 'корзина.csv')
    expect(await kindOf(gateway.call(uploadCart, { body: { file } }))).toBe('validation')
    expect(seen).toEqual(['корзина.csv: BOSCH;1', 'корзина.csv: BOSCH;1'])
  })

  test('is given up after the second refusal', async () => {
    shown.passProtection.mockResolvedValue()
    server.use(askingToPassProtection(getPartPrices))
    expect(await kindOf(gateway.call(getPartPrices, noPrices))).toBe('protection')
    expect(shown.passProtection).toHaveBeenCalledOnce()
    expect(shown.notify).not.toHaveBeenCalled()
  })

  test('fails the call when the visitor closes it', async () => {
    shown.passProtection.mockRejectedValue(new Error('closed'))
    server.use(askingToPassProtection(setStorage))
    expect(await kindOf(gateway.call(setStorage, order))).toBe('protection')
  })

  test('does not hold a caller who gives up meanwhile', async () => {
    const caller = new AbortController()
    let end = () => {}
    shown.passProtection.mockImplementation(() => {
      caller.abort()
      return new Promise((resolve) => {
        end = resolve
      })
    })
    server.use(askingToPassProtection(setStorage))
    expect(await kindOf(gateway.call(setStorage, order, { signal: caller.signal }))).toBe('aborted')
    end()
  })

  test('is a plain failure where nobody can show it', async () => {
    listenToGateway({})
    server.use(askingToPassProtection(setStorage))
    expect(await kindOf(gateway.call(setStorage, order))).toBe('protection')
  })
})

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

  test('is left to a caller who shows failures himself', async () => {
    server.use(notifying(deleteSession, { text: 'Обновите список' }))
    expect(await kindOf(gateway.call(deleteSession, oneSession, { handlesErrors: true }))).toBe('validation')
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
    server.use(neverAnswering(getPartPrices))
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
