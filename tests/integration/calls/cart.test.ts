import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openQuickest } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { createBrowserGateway } from '@/lib/gateway/browser-client'
import { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { getStorage } from '@/lib/gateway/contracts/accounts/storage'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import type { TabChannel } from '@/lib/tabs/channel'
import { createBookmarkCalls } from '@/stores/bookmarks/bookmark-calls'
import { createBookmarksSync } from '@/stores/bookmarks/bookmarks-sync'
import { createBookmarksStore } from '@/stores/bookmarks/bookmarks-store'
import { createCartCalls } from '@/stores/cart/cart-calls'
import type { CartEvent } from '@/stores/cart/cart-events'
import { type CartMessage, openCartChannel } from '@/stores/cart/sync/cart-channel'
import { createCartSync } from '@/stores/cart/sync/cart-sync'
import { createCartStore } from '@/stores/cart/cart-store'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { toUserState } from '@/stores/user/user-state'
import { cutOff, denying, refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'
import { createVehicleStore } from '@/stores/vehicle/vehicle-store'

const SHOP = 29
const VENDOR = 101

const FILTER: RequestedItem = {
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  supplierId: null,
  ownWarehouse: true,
  price: 1,
  quantity: 1,
  maxQuantity: 100,
  multiplicity: 1,
  deliveryTime: 0,
}
const PADS: RequestedItem = {
  ...FILTER,
  brand: 'Bosch',
  article: '0986494164',
  supplierId: VENDOR,
  ownWarehouse: false,
}

let opened: OpenedDatabase | undefined
let gateway: TestGateway
let shopper: SignedIn
const channels: TabChannel<CartMessage>[] = []

beforeAll(async () => {
  opened = await openQuickest()
  await seedTestShop(opened.db)
  gateway = await createTestGateway(opened.db)
})

afterAll(async () => {
  await gateway.close()
  await opened?.close()
})

const server = createGatewayServer(() => gateway.app)

let writes: string[] = []
let bodies: { path: string; body: unknown }[] = []

beforeEach(async () => {
  shopper = await signedIn(gateway)
  writes = []
  bodies = []
  server.events.on('request:start', ({ request }) => {
    const [, name] = /basket\/(add|update|delete)$/.exec(request.url) ?? []
    if (!name) return
    writes.push(name)
    const write = { path: new URL(request.url).pathname, body: undefined as unknown }
    bodies.push(write)
    void request
      .clone()
      .json()
      .then((body: unknown) => {
        write.body = body
      })
  })
})

function bodiesOf({ path }: Operation) {
  return bodies.filter((write) => write.path === GATEWAY_BASE_PATH + path).map(({ body }) => body)
}

afterEach(() => {
  server.events.removeAllListeners()
  for (const channel of channels.splice(0)) channel.close()
})

function browser(cookie = shopper.cookie) {
  return createBrowserGateway({ origin: GATEWAY_ORIGIN, headers: () => ({ cookie, origin: GATEWAY_ORIGIN }) })
}

function userStore() {
  return createStore(() => toUserState({ isAuthorized: true, externalId: shopper.user.id, supplier: SHOP }))
}

/** The cart of one tab of the shopper's browser. */
async function openTab() {
  const store = createCartStore()
  const events: CartEvent[] = []
  const channel = openCartChannel()
  channels.push(channel)
  const sync = createCartSync({
    store,
    user: userStore(),
    vehicle: createVehicleStore(),
    shopIds: new Set([SHOP]),
    emit: (event) => void events.push(event),
    calls: createCartCalls(browser),
    channel,
  })
  await sync.openFor()
  const idOf = (article: string) =>
    store.getState().lines.find((line) => line.article === article)?.productId ?? ''
  return { sync, events, store, idOf, shown: () => quantities(store.getState().lines) }
}

function quantities(lines: readonly { article: string; quantity: number }[]) {
  return lines.map(({ article, quantity }) => `${article} × ${quantity}`)
}

async function held() {
  return quantities((await shopper.call(readCart, {})).body.products)
}

describe('the cart of the shop and that of the gateway', () => {
  test('are the same after additions, newest first', async () => {
    const { sync, shown, events } = await openTab()
    await sync.add([PADS])
    await sync.add([FILTER])
    expect(shown()).toEqual(['OC 90 × 1', '0 986 494 164 × 1'])
    expect(await held()).toEqual(shown())
    expect(events.map(({ kind }) => kind)).toEqual(['added', 'added'])
  })

  test('hold one line of a part that is added twice', async () => {
    const { sync, shown } = await openTab()
    await sync.add([FILTER])
    await sync.add([{ ...FILTER, article: 'oc-90', brand: 'KNECHT', supplierId: SHOP }])
    expect(shown()).toEqual(['OC 90 × 2'])
    expect(await held()).toEqual(['OC 90 × 2'])
  })

  test('end on the right number after an addition and clicks on «+», in two writes', async () => {
    const { sync, shown, store } = await openTab()
    const added = sync.add([FILTER])
    for (let quantity = 2; quantity <= 5; quantity += 1) {
      sync.change(store.getState().lines[0]?.productId ?? '', { quantity })
    }
    await added
    await sync.flush()
    expect(shown()).toEqual(['OC 90 × 5'])
    expect(await held()).toEqual(['OC 90 × 5'])
    expect(writes).toEqual(['add', 'update'])
  })

  test('postpone a line and leave the rest of it alone', async () => {
    const { sync, store, idOf } = await openTab()
    await sync.add([{ ...FILTER, quantity: 3 }])
    sync.change(idOf('OC 90'), { isInOrder: false })
    await sync.flush()
    expect(store.getState().lines[0]).toMatchObject({ quantity: 3, isInOrder: false })
    expect((await shopper.call(readCart, {})).body.products[0]).toMatchObject({
      quantity: 3,
      addToOrder: false,
    })
  })

  test('lose a line, and have it back as it was', async () => {
    const { sync, shown, store, idOf } = await openTab()
    await sync.add([{ ...FILTER, quantity: 2 }])
    const [line] = store.getState().lines
    await sync.remove([idOf('OC 90')])
    expect(await held()).toEqual([])
    await sync.restore(line ? [line] : [])
    expect(shown()).toEqual(['OC 90 × 2'])
    expect(await held()).toEqual(['OC 90 × 2'])
  })

  test('are written line by line: new ones by number from 0, held ones by name, with what changed', async () => {
    const { sync, idOf } = await openTab()
    await sync.add([FILTER, { ...PADS, supplierExternalId: 'vendor-101' }])
    const held = idOf('OC 90')
    sync.change(held, { quantity: 2 })
    await sync.flush()
    await sync.remove([held])
    expect(bodiesOf(addToCart)).toMatchObject([
      {
        products: [
          { id: 0, article: 'OC 90', supplierId: SHOP, quantity: 1, goods: { product: true } },
          { id: 1, article: '0986494164', supplierId: VENDOR, supplierExternalId: 'vendor-101' },
        ],
      },
    ])
    expect(bodiesOf(changeCart)).toEqual([{ products: [{ id: held, productExternalId: held, quantity: 2 }] }])
    expect(bodiesOf(removeFromCart)).toMatchObject([{ products: [{ productExternalId: held }] }])
  })

  test('agree between tabs', async () => {
    const first = await openTab()
    const second = await openTab()
    await first.sync.add([FILTER])
    await vi.waitFor(() => expect(second.shown()).toEqual(['OC 90 × 1']))
    second.sync.change(second.idOf('OC 90'), { quantity: 3 })
    await second.sync.flush()
    await vi.waitFor(() => expect(first.shown()).toEqual(['OC 90 × 3']))
    expect(writes).toEqual(['add', 'update'])
  })
})

describe('what cannot be done', () => {
  test('goods that nobody has are refused with their violation', async () => {
    const { sync, shown, events } = await openTab()
    await sync.add([{ ...PADS, article: '0 451 103 316' }])
    expect(shown()).toEqual([])
    expect(events).toEqual([
      expect.objectContaining({
        kind: 'refused',
        refusals: [{ code: 11550, message: expect.stringMatching(/[а-я]/) }],
      }),
    ])
  })

  test('more than there is goes back to what it was, with the reason', async () => {
    const { sync, shown, events, idOf } = await openTab()
    await sync.add([FILTER])
    sync.change(idOf('OC 90'), { quantity: 99_999 })
    expect(shown()).toEqual(['OC 90 × 99999'])
    await sync.flush()
    expect(shown()).toEqual(['OC 90 × 1'])
    expect(events.at(-1)).toMatchObject({
      kind: 'refused',
      refusals: [{ message: expect.stringContaining('В наличии только') }],
    })
  })

  test.each([
    ['the list of lines', (lines: unknown[]) => lines],
    ['the cart and the list', (lines: unknown[]) => ({ products: [], data: lines })],
  ])('a refused addition that carries %s is told by its violation', async (_, toData) => {
    const violations = [{ code: 11550, message: 'Нет в наличии' }]
    const data = toData([{ id: 0, status: 'error', data: null, violations }])
    server.use(refusing(addToCart, { status: 422, body: { message: 'Не добавлено', data } }))
    const { sync, shown, events } = await openTab()
    await sync.add([FILTER])
    expect(shown()).toEqual([])
    expect(events).toMatchObject([{ kind: 'refused', refusals: violations }])
  })

  test.each([
    ['a broken connection', () => cutOff(changeCart), 1],
    ['a gateway that is away', () => refusing(changeCart, { status: 503, body: {} }), 1],
    ['a session that is over, which is told elsewhere', () => denying(changeCart), 0],
  ])('%s takes the change back', async (_, fault, notified) => {
    const { sync, shown, events, idOf } = await openTab()
    await sync.add([FILTER])
    server.use(fault())
    sync.change(idOf('OC 90'), { quantity: 2 })
    await sync.flush()
    expect(shown()).toEqual(['OC 90 × 1'])
    expect(events.filter(({ kind }) => kind === 'refused')).toHaveLength(notified)
    expect(await held()).toEqual(['OC 90 × 1'])
  })
})

test('bookmarks are read back from the storage as they were kept', async () => {
  const open = async () => {
    const store = createBookmarksStore()
    const sync = createBookmarksSync({
      store,
      user: userStore(),
      onFailure: (error) => {
        throw error
      },
      calls: createBookmarkCalls(browser),
      channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    })
    await sync.open()
    return { store, sync }
  }
  const first = await open()
  first.sync.addTag('ТО')
  first.sync.add({ ...FILTER, tags: ['ТО'] })
  await first.sync.flush()
  const { bookmarks } = (await shopper.call(getStorage, { body: { keys: ['bookmarks'] } })).body
  expect(JSON.parse(bookmarks ?? '')).toMatchObject({ version: 1, tags: ['ТО'] })
  expect((await open()).store.getState().bookmarks).toEqual(first.store.getState().bookmarks)
})
