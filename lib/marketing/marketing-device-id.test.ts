// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { writeConsent } from '../consent/cookie-consent'
import { dropCookie, writeCookie } from '../cookies'
import { marketingDeviceId } from './marketing-device-id'
import { OFF_SWITCHES_KEY, rememberOffSwitches } from './off-switches'

beforeEach(() => {
  sessionStorage.clear()
  dropCookie(OFF_SWITCHES_KEY)
  writeConsent(['marketing'])
  writeCookie('mindboxDeviceUUID', 'device-1')
  Reflect.set(window, 'mindbox', () => undefined)
})

test('is the one that the running platform gave the browser', () => {
  expect(marketingDeviceId()).toBe('device-1')
})

test.each<[string, () => void]>([
  ['the platform does not run', () => Reflect.deleteProperty(window, 'mindbox')],
  ['it is switched off', () => rememberOffSwitches('?MindboxDisabled')],
  ['the visitor has not agreed', () => writeConsent(['chat'])],
  ['the browser has none', () => dropCookie('mindboxDeviceUUID')],
])('is none where %s', (_, change) => {
  change()
  expect(marketingDeviceId()).toBeUndefined()
})
