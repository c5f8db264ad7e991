import { expect, it, vi } from 'vitest'
import { ACCESS_DENIED, GatewayError } from '@/lib/gateway/errors'
import type { CartResponse } from '../cart-calls'
import { QUANTITY_DELAY_MS } from './cart-sync'
import { isUnsent } from '../cart-line'
import { FILTER, ITEM, NEW_LINE, openCart, quantities, standInForPage } from './cart-sync-testing'
import { cartLineOf } from '../testing'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'

standInForPage()

it('shows a new line at the top before the gateway has answered, and under its own name after it', async () => {
  const { sync, shown, events, calls } = await openCart()
  const added = sync.add([ITEM])
  expect(shown()[0]).toMatchObject({ article: 'LX 100', quantity: 1 })
  expect(isUnsent(shown()[0]?.productId ?? '')).toBe(true)
  await added
  expect(shown().map((line) => line.productId)).toEqual(['00-00000002-501', '00-00000001'])
  expect(calls.add).toHaveBeenCalledWith([{ ...ITEM, quantity: 1 }], 29)
  expect(events).toEqual([{ kind: 'added', summary: { count: 2, total: 900 } }])
})

it('keeps what is put in without a connection, and sends it once that is back', async () => {
  const page = new EventTarget()
  const line = { onLine: true }
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('document', { documentElement: { setAttribute: vi.fn(), removeAttribute: vi.fn() } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { sync, shown, events, calls } = await openCart()
  line.onLine = false
  const added = sync.add([ITEM])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.add).not.toHaveBeenCalled()
  expect(quantities(shown())).toEqual([1, 1])
  page.dispatchEvent(new Event('online'))
  await added
  expect(calls.add).toHaveBeenCalledOnce()
  expect(events).toEqual([{ kind: 'added', summary: { count: 2, total: 900 } }])
})

it('waits for the first reading of the cart instead of starting another', async () => {
  const { sync, store, calls } = await openCart()
  store.setState({ status: 'unknown', confirmed: [], lines: [] })
  await Promise.all([sync.read(), sync.add([ITEM])])
  expect(calls.read).toHaveBeenCalledTimes(2)
  expect(calls.add).toHaveBeenCalledTimes(1)
})

it('adds to the line that holds the part already', async () => {
  const { sync, shown, calls } = await openCart([NEW_LINE])
  await sync.add([{ ...ITEM, quantity: 2 }])
  expect(quantities(shown())).toEqual([3])
  expect(calls.add).not.toHaveBeenCalled()
  expect(calls.change.mock.calls[0]?.[0].get(NEW_LINE.productId)).toEqual({
    quantity: 3,
    isInOrder: true,
  })
})

it('makes one write of an addition and one of fifty clicks on it', async () => {
  const { sync, shown, calls } = await openCart()
  const added = sync.add([ITEM])
  for (let quantity = 2; quantity <= 51; quantity += 1) {
    sync.change(shown()[0]?.productId ?? '', { quantity })
  }
  await added
  await vi.advanceTimersByTimeAsync(QUANTITY_DELAY_MS)
  expect(calls.add).toHaveBeenCalledTimes(1)
  expect(calls.change).toHaveBeenCalledTimes(1)
  expect(quantities(shown())).toEqual([51, 1])
})

it('keeps a click that comes while the former one is under way', async () => {
  const answers: (() => void)[] = []
  const { sync, shown } = await openCart([FILTER], {
    change: vi.fn((changes: ReadonlyMap<string, { quantity?: number }>) => {
      const quantity = changes.get(FILTER.productId)?.quantity ?? 0
      return new Promise<CartResponse>((resolve) => {
        answers.push(() =>
          resolve({
            products: [{ ...FILTER, quantity }],
            data: [{ id: FILTER.productId, status: 'ok', data: null, violations: [] }],
          }),
        )
      })
    }),
  })
  sync.change(FILTER.productId, { quantity: 2 })
  await vi.advanceTimersByTimeAsync(QUANTITY_DELAY_MS)
  sync.change(FILTER.productId, { quantity: 3 })
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(quantities(shown())).toEqual([3])
  await vi.advanceTimersByTimeAsync(QUANTITY_DELAY_MS)
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(quantities(shown())).toEqual([3])
})

it('takes a refused change back and says why', async () => {
  const { sync, shown, events } = await openCart([FILTER], {
    change: vi.fn(async () => ({
      products: [FILTER],
      data: [
        { id: '1', status: 'error' as const, data: null, violations: [{ code: 11550, message: 'Нет' }] },
      ],
    })),
  })
  sync.change(FILTER.productId, { quantity: 5 })
  expect(quantities(shown())).toEqual([5])
  await sync.flush()
  expect(quantities(shown())).toEqual([1])
  expect(events).toEqual([{ kind: 'refused', action: 'change', refusals: [{ code: 11550, message: 'Нет' }] }])
})

it.each(['add', 'change', 'remove'] as const)('takes back what a failed %s has shown', async (action) => {
  const failure = new GatewayError({ kind: 'unavailable', message: 'Попробуйте через минуту' })
  const { sync, shown, events } = await openCart([FILTER], {
    [action]: vi.fn(() => Promise.reject(failure)),
  })
  if (action === 'add') await sync.add([ITEM])
  if (action === 'change') sync.change(FILTER.productId, { quantity: 5 })
  if (action === 'remove') await sync.remove([FILTER.productId])
  await sync.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual([FILTER])
  expect(events.at(-1)).toEqual({
    kind: 'refused',
    action,
    refusals: [{ code: null, message: 'Попробуйте через минуту' }],
  })
})

it('says nothing of its own when the session is over, and asks for nothing more', async () => {
  const denied = { kind: 'unauthorized', message: 'Войдите', body: { statusMessage: ACCESS_DENIED } } as const
  const { sync, shown, events, calls } = await openCart([FILTER], {
    change: vi.fn(() => Promise.reject(new GatewayError(denied))),
  })
  const reads = calls.read.mock.calls.length
  sync.change(FILTER.productId, { quantity: 5 })
  await sync.flush()
  expect(quantities(shown())).toEqual([1])
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([])
  expect(calls.read).toHaveBeenCalledTimes(reads)
})

it('looks at the cart as it is when a change was refused without it', async () => {
  const refused = {
    id: '1',
    status: 'error' as const,
    data: null,
    violations: [{ code: 1, message: 'Нет в корзине' }],
  }
  const { sync, shown, calls } = await openCart([FILTER], {
    change: vi.fn(async () => ({ data: [refused] })),
  })
  calls.read.mockResolvedValue([])
  sync.change(FILTER.productId, { quantity: 5 })
  await sync.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual([])
})

it('tells the other tabs of a cart that something else has changed, and only of that', async () => {
  const { sync, calls, tabs } = await openCart([FILTER])
  await sync.read()
  expect(tabs.posted).toEqual([])
  calls.read.mockResolvedValue([])
  await sync.read({ forAllTabs: true })
  expect(tabs.posted).toEqual([{ userId: 'anna', lines: [] }])
})

it('removes a line at once and puts it back as it was', async () => {
  const postponed = { ...NEW_LINE, quantity: 4, isInOrder: false }
  const { sync, shown, calls } = await openCart([FILTER, postponed])
  const removed = sync.remove([postponed.productId])
  expect(shown()).toEqual([FILTER])
  await removed
  expect(calls.remove).toHaveBeenCalledTimes(1)
  await sync.restore([postponed])
  expect(calls.add.mock.calls[0]).toMatchObject([
    [{ article: 'LX 100', supplierId: 501, quantity: 4, isInOrder: false }],
    29,
  ])
})

it('removes a line that was still on its way', async () => {
  const { sync, shown, calls } = await openCart()
  const added = sync.add([ITEM])
  await sync.remove([shown()[0]?.productId ?? ''])
  await added
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.remove).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual([FILTER])
})

it('asks once for the pictures that the cart came without', async () => {
  const { sync, shown, calls } = await openCart([
    FILTER,
    cartLineOf({ productId: '2', article: 'OC 91', pictures: ['parts/2.svg'] }),
  ])
  await sync.completePictures()
  await sync.read()
  await sync.completePictures()
  expect(calls.pictures).toHaveBeenCalledTimes(1)
  expect(calls.pictures.mock.calls[0]?.[0]).toHaveLength(1)
  expect(shown().map(({ pictures }) => pictures)).toEqual([['parts/found.svg'], ['parts/2.svg']])
})

it('leaves the cart the very same when no picture is found', async () => {
  const { sync, shown } = await openCart([FILTER], { pictures: vi.fn(async () => [[]]) })
  const before = shown()
  await sync.completePictures()
  expect(shown()).toBe(before)
})

it('is a failed cart only when it could not be read even once', async () => {
  const { store, sync, calls } = await openCart([FILTER])
  calls.read.mockRejectedValueOnce(new GatewayError({ kind: 'network', message: '' }))
  await sync.read()
  expect(store.getState().status).toBe('ready')

  const never = await openCart([], {
    read: vi.fn(() => Promise.reject(new GatewayError({ kind: 'network', message: '' }))),
  })
  expect(never.store.getState().status).toBe('failed')
})

const VESTA = userCar.parse({
  vin: 'XTAGFK330JY144213',
  mark: 'LADA',
  model: 'Vesta',
  carId: 7,
  isCurrent: true,
})
const RIO = userCar.parse({ vin: 'CAR-0000RTA1', title: 'Рабочая', carId: 9, modificationUuid: 'rio' })
const GARAGE = { cars: [VESTA, RIO] }

it('puts goods in for the car that was current at the press, not when the cart had been read', async () => {
  const { sync, calls, user, shown } = await openCart([FILTER], {}, GARAGE)
  const adding = sync.add([ITEM])
  user.setState({ cars: [{ ...RIO, isCurrent: true }] })
  expect(shown()[0]?.car).toEqual({ vin: VESTA.vin, title: 'LADA Vesta' })
  await adding
  expect(calls.add).toHaveBeenCalledWith([{ ...ITEM, car: { vin: VESTA.vin, title: 'LADA Vesta' } }], 29)
})

it('puts goods in for the car that their page is about', async () => {
  const { sync, calls } = await openCart([FILTER], {}, GARAGE)
  await sync.add([{ ...ITEM, forCar: { modificationUuid: 'rio' } }])
  expect(calls.add).toHaveBeenCalledWith([{ ...ITEM, car: { vin: RIO.vin, title: 'Рабочая' } }], 29)
})

it('leaves the car of goods that come back alone', async () => {
  const { sync, calls } = await openCart([FILTER], {}, GARAGE)
  await sync.restore([{ ...NEW_LINE, car: null }])
  expect(calls.add).toHaveBeenCalledWith([expect.objectContaining({ car: null })], 29)
})

it('shows another car of a line at once, and says nothing but a refusal of it', async () => {
  const { sync, calls, events, shown } = await openCart([FILTER], {}, GARAGE)
  sync.change(FILTER.productId, { car: { vin: RIO.vin, title: 'Рабочая' } })
  expect(shown()[0]?.car?.title).toBe('Рабочая')
  await sync.flush()
  await vi.waitFor(() => expect(calls.change).toHaveBeenCalledOnce())
  expect(events).toEqual([])
})

it.each([0, 1])(
  'has settled when all is answered, %i changes that wait for their silence included',
  async (changes) => {
    const { sync, calls } = await openCart([FILTER], {
      add: vi.fn(async () => {
        await new Promise((resolve) => setTimeout(resolve, QUANTITY_DELAY_MS / 2))
        return undefined
      }),
    })
    const onSettled = vi.fn()
    void sync.add([ITEM])
    for (let made = 0; made < changes; made += 1) sync.change(FILTER.productId, { quantity: 5 })
    void sync.settle().then(onSettled)
    await vi.advanceTimersByTimeAsync(0)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(QUANTITY_DELAY_MS / 2)
    expect(onSettled).toHaveBeenCalledOnce()
    expect(calls.change).toHaveBeenCalledTimes(changes)
  },
)
