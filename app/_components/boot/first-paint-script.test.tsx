import { beforeEach, expect, test, vi } from 'vitest'
import { firstPaintScript } from './first-paint-script'

beforeEach(() => {
  localStorage.clear()
  for (const name of ['arus_user', 'not_arus_user']) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of ['data-user', 'data-shop', 'data-markup']) document.documentElement.removeAttribute(name)
})

function run(): string[] {
  new Function(firstPaintScript())()
  return document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-'))
}

test.each([
  ['a guest of the standard shop', '', null, []],
  ['a customer', 'arus_user=1', null, ['data-user']],
  ['another cookie', 'not_arus_user=1', null, []],
  ['a guest of another shop', '', '{"supplierId":12}', ['data-shop']],
  ['a customer of another shop', 'arus_user=1', '{"supplierId":12}', ['data-user', 'data-shop']],
])('%s is marked before the first paint', (_name, cookie, shop, expected) => {
  document.cookie = `${cookie}; Path=/`
  if (shop) localStorage.setItem('shop', shop)
  expect(run()).toEqual(expected)
})

test('where prices were last shown with a markup they are hidden until it is put on them', () => {
  localStorage.setItem('markup', '7.5')
  expect(run()).toEqual(['data-markup'])
})

test('a browser that keeps nothing is a guest of the standard shop', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(run()).toEqual([])
})
