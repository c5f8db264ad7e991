// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardChunks } from './guard-chunks'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z'), toFake: ['Date'] })
  sessionStorage.clear()
  reload.mockClear()
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
const script = (src: string) => ({ target: Object.assign(document.createElement('script'), { src }) })
const CHUNK = script('https://shop.example/_next/static/chunks/a.js')

test.each([
  ['a script', 'error', CHUNK],
  ['a style sheet', 'error', { target: link('stylesheet') }],
  ['an import', 'unhandledrejection', { reason: Object.assign(new Error('x'), { name: 'ChunkLoadError' }) }],
])('reloads once when %s does not come', (_name, type, event) => {
  const fire = openWindow()
  fire(type, event)
  fire(type, event)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['a picture', 'error', { target: Object.assign(new Image(), { src: '/gw/media/a.webp' }) }],
  ['what was fetched ahead', 'error', { target: link('preload') }],
  ['a foreign script', 'error', script('https://chat.example/widget.js')],
  ['an error of the code', 'error', { target: window }],
  ['an error from nowhere', 'error', { target: null }],
  ['a failed call', 'unhandledrejection', { reason: new Error('x') }],
  ['a rejection without a reason', 'unhandledrejection', { reason: undefined }],
])('is not moved by %s', (_name, type, event) => {
  openWindow()(type, event)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  [59_999, 1],
  [60_000, 2],
])('after %i ms there are %i reloads in sum', (pause, count) => {
  openWindow()('error', CHUNK)
  vi.setSystemTime(Date.now() + pause)
  openWindow()('error', CHUNK)
  expect(reload).toHaveBeenCalledTimes(count)
})

test('leaves the page alone while there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openWindow()('error', CHUNK)
  expect(reload).not.toHaveBeenCalled()
})

test('never reloads where it could not remember that it did', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  openWindow()('error', CHUNK)
  expect(reload).not.toHaveBeenCalled()
})
