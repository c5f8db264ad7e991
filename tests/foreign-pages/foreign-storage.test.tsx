import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { showRememberedView } from '@/features/catalog/components/live/view-choice'
import { priceChanges, readSeenPrices, withNewPrices } from '@/features/cart/model/price-watch'
import { createDraftSync } from '@/features/checkout/model/steps/draft'
import { rememberViewed, readViewed } from '@/features/recommendations/model/viewed-goods'
import { readHistory } from '@/features/search/model/search-history'
import { readShopHint } from '@/features/shops/model/shop-hint'
import { isSwitchedOff } from '@/lib/marketing/off-switches'
import { lastStamp, onStamp } from '@/lib/tabs/stamps'
import { checkVersion } from '@/lib/version/app-version'
import { knownVisitorId } from '@/lib/visitor/visitor-id'
import { keepWrites, takePendingWrites } from '@/stores/cart/sync/pending-writes'
import { cartLineOf } from '@/stores/cart/testing'
import { forgetOnLogout } from '@/stores/checkout/forget-on-logout'
import { createCompareStore } from '@/stores/compare/compare-store'
import { forgetTraces } from '@/stores/user/forget-traces'
import { recallMarkup, shownMarkup, toShownPrice } from '@/stores/user/shown-markup'
import { createUserEvents } from '@/stores/user/user-events'
import { createVehicleStore, followVehicle } from '@/stores/vehicle/vehicle-store'
import { CUSTOMER } from '../render-in-shop'

const LINE = cartLineOf({ productId: '00-00000001' })
const OWNER = { ...CUSTOMER, externalId: 'anna' }

/** Each reader of the browser's storage, by its file: what it makes of what it finds there. */
const READERS: Record<string, () => unknown> = {
  'features/catalog/components/live/view-choice.ts': () => {
    const root = document.createElement('div')
    root.innerHTML = '<ul data-view="grid"></ul>'
    showRememberedView(root)
    return root.innerHTML
  },
  'features/cart/model/price-watch.ts': () => {
    const seen = readSeenPrices('anna')
    return [...priceChanges(seen, [LINE]).values(), withNewPrices(seen, [LINE])]
  },
  'features/checkout/model/steps/draft.ts': () => createDraftSync().read('anna')?.complete,
  'features/recommendations/model/viewed-goods.ts': () => {
    rememberViewed('00-00000001')
    return readViewed()
  },
  'features/search/model/search-history.ts': readHistory,
  'features/shops/model/shop-hint.ts': () => typeof readShopHint(),
  'lib/marketing/off-switches.ts': () => isSwitchedOff('Mindbox'),
  'lib/tabs/stamps.ts': () => {
    onStamp(() => undefined)()
    return lastStamp()
  },
  'lib/version/app-version.ts': () => checkVersion('1'),
  'lib/visitor/visitor-id.ts': knownVisitorId,
  'stores/cart/sync/pending-writes.ts': () => {
    keepWrites({ userId: 'pavel', added: [], changed: [], removed: ['x'] })
    const writes = takePendingWrites('anna')
    return writes && [...writes.added, ...writes.changed, ...writes.removed].length
  },
  'stores/checkout/forget-on-logout.ts': () => {
    const events = createUserEvents()
    forgetOnLogout(events)
    events.emit('user-written', { user: OWNER, previous: OWNER })
    events.emit('logout', undefined)
  },
  'stores/compare/compare-store.ts': () => {
    const store = createCompareStore()
    store.open()
    store.add({ code: '00-00000001', section: 'oil' })
    return store.getState().products.length
  },
  'stores/user/forget-traces.ts': forgetTraces,
  'stores/user/shown-markup.ts': () => {
    recallMarkup()
    return toShownPrice(100, shownMarkup.getState().offered)
  },
  'stores/vehicle/vehicle-store.ts': () => {
    const store = createVehicleStore()
    followVehicle(store)()
    return store.getState()
  },
}

/** Those that compare a text with their own, or look whether there is one; the guard of chunks has a test of its own. */
const READ_NO_SHAPE = [
  'app/_components/boot/first-paint-script.ts',
  'app/_components/boot/guard-chunks.ts',
  'app/_components/boot/vehicle-watch.tsx',
  'app/_components/frame/site-notices.tsx',
  'features/compare/components/compare-host.tsx',
  'features/fitment/components/fit-warning.tsx',
  'features/original-catalogs/components/group-tree.tsx',
]

const HUGE = 'я'.repeat(100_000)
const OF_ANNA = { userId: 'anna', signature: 'x', version: 1 }

const FOREIGN: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  '-1',
  '9e15',
  '<img src=x onerror=alert(1)>',
  '{"__proto__":{"userId":"anna","prices":{}},"constructor":1}',
  '[null,1,{},[],{"toString":1},"constructor","__proto__","<b>"]',
  '['.repeat(50_000),
  HUGE,
  JSON.stringify(HUGE),
  JSON.stringify([HUGE, HUGE]),
  JSON.stringify(Array.from({ length: 10_000 }, (_, at) => String(at))),
  JSON.stringify(OF_ANNA),
  ...[null, 7, 'x', {}, [null], [[null, null]], [{}], { '00-00000001': { a: 1 }, __proto__: null }].map(
    (part) =>
      JSON.stringify({
        ...OF_ANNA,
        prices: part,
        added: part,
        changed: part,
        removed: part,
        choices: part,
        complete: part,
        products: part,
        car: part,
      }),
  ),
  JSON.stringify({
    version: 1,
    car: { carId: 9e15, uuid: HUGE, mark: HUGE, model: { toString: 1 }, modification: HUGE, year: -5 },
  }),
  JSON.stringify({
    version: 1,
    car: { carId: 7, uuid: HUGE, mark: HUGE, model: [HUGE], modification: HUGE },
  }),
]

/** What an answer may be written in: no more than a page can show. */
const LONGEST_ANSWER = 2000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('every reader of the browser’s storage is known here', () => {
  const files = globSync('{app,components,features,framework,lib,stores}/**/*.{ts,tsx}').filter(
    (file) =>
      !/[.-]test(ing)?\./.test(file) && /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')),
  )
  expect(files.toSorted()).toEqual([...Object.keys(READERS), ...READ_NO_SHAPE].toSorted())
})

test.each(Object.entries(READERS))('%s bears whatever a foreign page has stored', (_, read) => {
  for (const text of FOREIGN) {
    const stored = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(text)
    const answer = JSON.stringify(read() ?? null)
    stored.mockRestore()
    expect(answer.length).toBeLessThan(LONGEST_ANSWER)
    expect(answer).not.toMatch(/null,|NaN|\{"a":1\}|<img/)
  }
})

test.each(Object.entries(READERS))('%s works where storing is forbidden or full', (_, read) => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(read).not.toThrow()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(read).not.toThrow()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  expect(read).not.toThrow()
})
