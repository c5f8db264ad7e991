import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { uploadCart } from '@/lib/gateway/contracts/orders/cart'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { listenToGateway } from '@/lib/gateway/listeners'
import {
  requestingToPassProtection,
  deniedWhile,
  denying,
  denyingUnderOk,
  outdated,
  outdatedUnderOk,
  protectedUntil,
  refusing,
} from '@/tests/msw/faults'
import { gateway, kindOf, noPrices, order, PRICES, server, shown } from './browser-gateway'

describe('a session that is over', () => {
  test.each([
    ['by the status', denying(getPartPrices)],
    ['by the body alone', denyingUnderOk(getPartPrices)],
  ])('is told %s, and the call fails', async (_name, fault) => {
    server.use(fault)
    shown.renewSession.mockRejectedValue(new Error('closed'))
    expect(await kindOf(gateway.call(getPartPrices, noPrices))).toBe('unauthorized')
    expect(shown.renewSession).toHaveBeenCalledOnce()
    expect(shown.notify).not.toHaveBeenCalled()
  })

  test('is renewed once for all that wait, nothing is sent meanwhile, and each goes on by itself', async () => {
    let isOver = true
    let sent = 0
    let signIn = () => {}
    shown.renewSession.mockReturnValue(
      new Promise((resolve) => {
        signIn = () => {
          isOver = false
          resolve()
        }
      }),
    )
    server.use(deniedWhile(setStorage, () => isOver))
    server.events.on('request:start', () => {
      sent += 1
    })
    const early = [gateway.call(setStorage, order), gateway.call(setStorage, { body: { cars: '[]' } })]
    await vi.waitFor(() => expect(sent).toBe(2))
    await vi.waitFor(() => expect(shown.renewSession).toHaveBeenCalledOnce())
    const late = gateway.call(setStorage, { body: { bookmarks: '{}' } })
    expect(await gateway.call(getPartPrices, noPrices)).toEqual(PRICES)
    expect(sent).toBe(3)
    signIn()
    expect(await Promise.all([...early, late])).toEqual([
      { order: '[]' },
      { cars: '[]' },
      { bookmarks: '{}' },
    ])
    server.events.removeAllListeners()
    expect(sent).toBe(6)
    expect(shown.renewSession).toHaveBeenCalledOnce()
  })

  test('that nobody renews refuses what waited, unsent', async () => {
    let sent = 0
    let giveUp = () => {}
    shown.renewSession.mockReturnValue(
      new Promise((_, reject) => {
        giveUp = () => reject(new Error('closed'))
      }),
    )
    server.use(deniedWhile(setStorage, () => true))
    server.events.on('request:start', () => {
      sent += 1
    })
    const first = kindOf(gateway.call(setStorage, order))
    await vi.waitFor(() => expect(shown.renewSession).toHaveBeenCalledOnce())
    const second = kindOf(gateway.call(setStorage, order))
    giveUp()
    expect(await Promise.all([first, second])).toEqual(['unauthorized', 'unauthorized'])
    server.events.removeAllListeners()
    expect([sent, shown.renewSession.mock.calls.length]).toEqual([1, 1])
  })

  test('comes before a notification of the same answer', async () => {
    const body = { statusMessage: 'Access denied', data: { notify: { text: 'Войдите' } } }
    server.use(refusing(setStorage, { status: 401, body }))
    shown.renewSession.mockRejectedValue(new Error('closed'))
    await kindOf(gateway.call(setStorage, order))
    expect([shown.renewSession.mock.calls.length, shown.notify.mock.calls.length]).toEqual([1, 0])
  })

  test('is not a wrong password', async () => {
    server.use(refusing(setStorage, { status: 401, body: { message: 'Неверный пароль' } }))
    expect(await kindOf(gateway.call(setStorage, order))).toBe('unauthorized')
    expect(shown.renewSession).not.toHaveBeenCalled()
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
    server.use(requestingToPassProtection(getPartPrices))
    expect(await kindOf(gateway.call(getPartPrices, noPrices))).toBe('protection')
    expect(shown.passProtection).toHaveBeenCalledOnce()
    expect(shown.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'error', title: 'Проверка не пройдена' }),
    )
  })

  test.each([
    ['nothing else', undefined],
    ['its mark again', 'Pass protection'],
  ])('says what to do when the gateway says %s', async (_, message) => {
    shown.passProtection.mockResolvedValue()
    const body = { statusMessage: 'Pass protection', ...(message && { message }) }
    server.use(refusing(getPartPrices, { status: 403, body }))
    await expect(gateway.call(getPartPrices, noPrices)).rejects.toThrow(/Повторите через минуту/)
  })

  test('fails the call when the visitor closes it', async () => {
    shown.passProtection.mockRejectedValue(new Error('closed'))
    server.use(requestingToPassProtection(setStorage))
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
    server.use(requestingToPassProtection(setStorage))
    expect(await kindOf(gateway.call(setStorage, order, { signal: caller.signal }))).toBe('aborted')
    end()
  })

  test('is a plain failure where nobody can show it', async () => {
    listenToGateway({})
    server.use(requestingToPassProtection(setStorage))
    expect(await kindOf(gateway.call(setStorage, order))).toBe('protection')
  })
})
