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
  const ofCars = [
    '/account/garage',
    '/account/garage/XTAGFK330JY144213/expenses',
    '/catalog_to?modification=1&mileage=60000',
    '/catalog/tormoznye-kolodki?assistants=12-2015',
  ]
  for (const link of ofCars) expect(await functionOfWindow()?.(link)).toBe(true)
  expect(push.mock.calls.flat()).toEqual(['/shops', ...ofCars])
  withdraw()
  expect(functionOfWindow()).toBeUndefined()
})
