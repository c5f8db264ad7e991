// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { connectCalltouch } from './connect-calltouch'
import { connectOpenline } from './connect-openline'
import { connectRetailMedia, toAdCall } from './retail-media'

const page = { onReady: () => undefined }
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of ['ct', 'Ya', 'yaContextCb']) Reflect.deleteProperty(window, name)
})

test.each([
  [
    { pageId: '1', impId: '2', theme: 'light' },
    ['create', { pageId: '1', impId: '2', theme: 'light', containerId: 'place' }],
  ],
  [
    { blockId: 'R-A-1-1', type: 'feed', darkTheme: false },
    ['render', { blockId: 'R-A-1-1', type: 'feed', darkTheme: false, renderTo: 'place' }],
  ],
])('the place %j is filled by %j', (place, call) => {
  expect(toAdCall(place, 'place')).toEqual(call)
})

test('places that have a block are filled once, when the script is ready', () => {
  document.body.innerHTML = '<div data-ad-place="home"></div><div data-ad-place="section"></div>'
  const places = [...document.querySelectorAll<HTMLElement>('[data-ad-place]')]
  const { fill, stop } = connectRetailMedia(
    { script: 'https://ya.example/context.js', places: { home: { blockId: 'b', type: 'feed' } } },
    page,
  )
  fill?.(places)
  fill?.(places)
  const render = vi.fn<() => void>()
  Reflect.set(window, 'Ya', { Context: { AdvManager: { render } } })
  for (const run of Reflect.get(window, 'yaContextCb') as (() => void)[]) run()
  expect(render.mock.calls).toEqual([[{ blockId: 'b', type: 'feed', renderTo: places[0]?.id }]])
  expect(places[1]?.id).toBe('')
  stop?.()
  expect(places[0]?.id).toBe('')
})

test('call tracking hears of orders; its errors are swallowed', () => {
  const { notify, stop } = connectCalltouch({ id: 'mod1', script: 'https://ct.example/init.js' }, page)
  expect(scripts()).toEqual(['https://ct.example/init.js?id=mod1'])
  const ct = vi.fn<(...args: unknown[]) => void>(() => {
    throw new Error('broken')
  })
  Reflect.set(window, 'ct', ct)
  const order = { kind: 'order', goal: 'order-retail', orderNumber: '7', items: [] } as const
  notify?.({ kind: 'category', id: '1' })
  notify?.(order)
  expect(ct.mock.calls).toEqual([['mod1', 'goal', 'order-retail', { orderNumber: '7' }]])
  stop?.()
  notify?.(order)
  expect(ct).toHaveBeenCalledOnce()
})

test('the chat brings itself', () => {
  connectOpenline({ script: 'https://chat.example/loader_1.js' }, page)
  expect(scripts()).toEqual([expect.stringMatching(/^https:\/\/chat\.example\/loader_1\.js\?\d+$/)])
})
