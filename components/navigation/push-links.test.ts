// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { exposePushLinks, PUSH_LINK_FUNCTION } from './push-links'

type Open = (link: unknown) => Promise<boolean>

function functionOfWindow(): Open | undefined {
  return Reflect.get(window, PUSH_LINK_FUNCTION) as Open | undefined
}

test('an app around the shop opens links by one function of the window', async () => {
  const push = vi.fn<(href: string) => void>()
  const withdraw = exposePushLinks(push)
  expect(await functionOfWindow()?.('/shops')).toBe(true)
  expect(await functionOfWindow()?.('javascript:alert(1)')).toBe(false)
  expect(push.mock.calls).toEqual([['/shops']])
  withdraw()
  expect(functionOfWindow()).toBeUndefined()
})
