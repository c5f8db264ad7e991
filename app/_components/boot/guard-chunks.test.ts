// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardChunks } from './guard-chunks'

const reload = vi.fn<() => void>()
/** The shop's answer to whether it can be reached. */
const answer = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') })
  sessionStorage.clear()
  reload.mockClear()
  answer.mockReset().mockResolvedValue({ ok: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The window with listeners that last one test. */
function openWindow() {
  const added: [string, EventListener, boolean?][] = []
  const view = new Proxy(window, {
    get(target, name) {
      if (name === 'addEventListener')
        return (type: string, listener: EventListener, capture?: boolean) =>
          added.push([type, listener, capture])
      if (name === 'fetch') return answer
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  guardChunks(view, reload)
  return (type: string, event: object) => {
    for (const [name, listener] of added) if (name === type) listener(event as Event)
  }
}

const link = (rel: string) =>
  Object.assign(document.createElement('link'), { rel, href: '/_next/static/chunks/a.css' })
const ofTarget = (target: unknown) => ({ target, stopImmediatePropagation: vi.fn() })
const script = (src: string) => ofTarget(Object.assign(document.createElement('script'), { src }))
const chunk = () => script('https://shop.example/_next/static/chunks/a.js')
const settle = () => vi.advanceTimersByTimeAsync(0)

test.each([
  ['a script', 'error', chunk()],
  ['a style sheet', 'error', ofTarget(link('stylesheet'))],
  ['an import', 'unhandledrejection', { reason: Object.assign(new Error('x'), { name: 'ChunkLoadError' }) }],
])('reloads once when %s does not come', async (_name, type, event) => {
  const fire = openWindow()
  fire(type, event)
  fire(type, event)
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['a picture', 'error', ofTarget(Object.assign(new Image(), { src: '/gw/media/a.webp' }))],
  ['what was fetched ahead', 'error', ofTarget(link('preload'))],
  ['a foreign script', 'error', script('https://chat.example/widget.js')],
  ['an error of the code', 'error', ofTarget(window)],
  ['an error from nowhere', 'error', ofTarget(null)],
  ['a failed call', 'unhandledrejection', { reason: new Error('x') }],
  ['a rejection without a reason', 'unhandledrejection', { reason: undefined }],
])('is not moved by %s', async (_name, type, event) => {
  openWindow()(type, event)
  await settle()
  expect(reload).not.toHaveBeenCalled()
  if ('target' in event) expect(event.stopImmediatePropagation).not.toHaveBeenCalled()
})

test.each([
  [59_999, 1],
  [60_000, 2],
])('after %i ms there are %i reloads in sum', async (pause, count) => {
  openWindow()('error', chunk())
  await settle()
  vi.setSystemTime(Date.now() + pause)
  openWindow()('error', chunk())
  await settle()
  expect(reload).toHaveBeenCalledTimes(count)
})

describe('a script that the bundler has put into the page', () => {
  const ADDRESS = '/_next/static/chunks/a.js'
  const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const isWaiting = () => document.documentElement.hasAttribute('data-waiting')

  beforeEach(() => document.head.replaceChildren())

  function load() {
    const element = Object.assign(document.createElement('script'), { onerror: vi.fn(), onload: vi.fn() })
    element.setAttribute('src', ADDRESS)
    document.head.append(element)
    return element
  }
  /** Whether listeners of the script's failure are kept from hearing of it. */
  function fail(fire: ReturnType<typeof openWindow>): boolean {
    const event = ofTarget(document.querySelector('script'))
    fire('error', event)
    return event.stopImmediatePropagation.mock.calls.length > 0
  }

  test('waits without a connection, the page says so, and it is fetched again once that is back', async () => {
    setOnline(false)
    const fire = openWindow()
    const element = load()
    expect(fail(fire)).toBe(true)
    expect(isWaiting()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(document.querySelector('script')).toBe(element)
    setOnline(true)
    fire('online', {})
    const again = document.querySelector('script')
    expect(again).not.toBe(element)
    expect(again?.getAttribute('src')).toBe(ADDRESS)
    expect([again?.onerror, again?.onload]).toEqual([element.onerror, element.onload])
    expect(isWaiting()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is fetched again where it fails once more right after the connection came back', async () => {
    const online = setOnline(false)
    const fire = openWindow()
    load()
    expect(fail(fire)).toBe(true)
    online.mockReturnValue(true)
    fire('online', {})
    for (const reloads of [0, 1]) {
      expect(fail(fire)).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
      expect(reload).toHaveBeenCalledTimes(reloads)
    }
  })

  test('is fetched again and again over a connection that reaches nothing', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    const fire = openWindow()
    load()
    for (let tries = 0; tries < 20; tries += 1) {
      expect(fail(fire)).toBe(true)
      expect(isWaiting()).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
      expect(isWaiting()).toBe(false)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  test('that never comes from a shop that answers is given up, and those who wait hear of it', async () => {
    const fire = openWindow()
    load()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(fail(fire)).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(fail(fire)).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a style sheet is fetched again in its place', () => {
    setOnline(false)
    const fire = openWindow()
    const element = link('stylesheet')
    const href = vi.spyOn(element, 'href', 'set')
    fire('error', ofTarget(element))
    fire('online', {})
    expect(href).toHaveBeenCalledExactlyOnceWith(element.href)
  })
})

test('never reloads where it could not remember that it did', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  openWindow()('error', chunk())
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
