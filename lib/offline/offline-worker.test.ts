import vm from 'node:vm'
import { expect, test, vi } from 'vitest'
import { OFFLINE_PAGE_PATH } from './offline-paths'
import { NO_OFFLINE_WORKER, offlineWorker } from './offline-worker'

const PAGE = new Response('offline')
const NAVIGATION = { mode: 'navigate', method: 'GET', destination: 'document' }

/** The worker's text, run among what it sees of the browser. */
function runWorker(text: string, fetch: () => Promise<unknown> = async () => 'from the network') {
  const handlers = new Map<string, (event: object) => void>()
  const stored: string[] = []
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: vi.fn(async () => undefined),
    registration: { unregister: vi.fn(async () => true), navigationPreload: { enable: vi.fn() } },
  }
  const caches = {
    open: async () => ({ add: async ({ url }: { url: string }) => void stored.push(url) }),
    match: async (path: string) => (path === OFFLINE_PAGE_PATH ? PAGE : undefined),
    delete: vi.fn(async () => true),
  }
  const Request = class {
    constructor(readonly url: string) {}
  }
  vm.runInNewContext(text, { self, caches, fetch, Request })
  const dispatch = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  /** The worker's answer; undefined when it leaves the request to the browser. */
  const answerTo = (request: object, preloadResponse: Promise<unknown> = Promise.resolve(undefined)) => {
    let answer: Promise<unknown> | undefined
    handlers.get('fetch')?.({
      request,
      preloadResponse,
      respondWith: (given: Promise<unknown>) => (answer = given),
    })
    return answer
  }
  return { self, caches, stored, dispatch, answerTo }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('stores the offline page and nothing else', async () => {
  const { dispatch, stored, answerTo, self } = runWorker(offlineWorker('page'))
  await dispatch('install')
  await dispatch('activate')
  await answerTo(NAVIGATION)
  expect(stored).toEqual([OFFLINE_PAGE_PATH])
  expect(self.registration.navigationPreload.enable).toHaveBeenCalledOnce()
})

test.each([
  ['what the browser asked for meanwhile', Promise.resolve('preloaded'), 'preloaded'],
  ['what the network says', Promise.resolve(undefined), 'from the network'],
])('passes on %s', async (_, preload, answer) => {
  expect(await runWorker(offlineWorker('page')).answerTo(NAVIGATION, preload)).toBe(answer)
})

test.each([
  ['the network', () => Promise.resolve(undefined)],
  ['what the browser asked for', offline],
])('shows the offline page when %s fails', async (_, preload) => {
  expect(await runWorker(offlineWorker('page'), offline).answerTo(NAVIGATION, preload())).toBe(PAGE)
})

test.each([
  ['a call', { ...NAVIGATION, mode: 'cors', destination: '' }],
  ['a file', { ...NAVIGATION, mode: 'no-cors', destination: 'image' }],
  ['a form that is posted', { ...NAVIGATION, method: 'POST' }],
  ['a frame', { ...NAVIGATION, destination: 'iframe' }],
])('leaves %s to the browser', (_, request) => {
  expect(runWorker(offlineWorker('page'), offline).answerTo(request)).toBeUndefined()
})

test('is another worker when its page is another', () => {
  expect(offlineWorker('one')).not.toBe(offlineWorker('other'))
  expect(offlineWorker('one')).toBe(offlineWorker('one'))
})

test('where the offline page is off, takes itself and what was stored away', async () => {
  const { dispatch, answerTo, self, caches } = runWorker(NO_OFFLINE_WORKER)
  await dispatch('install')
  await dispatch('activate')
  expect(self.skipWaiting).toHaveBeenCalledOnce()
  expect(self.registration.unregister).toHaveBeenCalledOnce()
  expect(caches.delete).toHaveBeenCalledWith('offline-page')
  expect(answerTo(NAVIGATION)).toBeUndefined()
})
