// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropCookie } from '../cookies'
import { INTEGRATIONS } from './integration'
import { isSwitchedOff, OFF_SWITCHES_KEY, offSwitchesOf, rememberOffSwitches } from './off-switches'

beforeEach(() => {
  sessionStorage.clear()
  dropCookie(OFF_SWITCHES_KEY)
})

test.each([
  ['?MindboxDisabled', ['Mindbox']],
  ['?MindboxDisabled=0', ['Mindbox']],
  ['?q=1&OpenlineDisabled=&RetailRocketDisabled=1', ['RetailRocket', 'Openline']],
  ['?mindboxdisabled', []],
  ['?Mindbox', []],
  ['?SearchDisabled', []],
  ['', []],
])('%s switches off %j', (search, expected) => {
  expect(offSwitchesOf(search)).toEqual(expected)
})

describe('a visit', () => {
  test('has everything on to begin with', () => {
    rememberOffSwitches('?q=1')
    expect(INTEGRATIONS.filter(isSwitchedOff)).toEqual([])
    expect(document.cookie).toBe('')
  })

  test('keeps what earlier addresses switched off', () => {
    rememberOffSwitches('?MindboxDisabled')
    rememberOffSwitches('?CalltouchDisabled')
    rememberOffSwitches('')
    expect(INTEGRATIONS.filter(isSwitchedOff)).toEqual(['Mindbox', 'Calltouch'])
  })

  test('is remembered by either of the two places', () => {
    rememberOffSwitches('?MindboxDisabled')
    sessionStorage.clear()
    expect(isSwitchedOff('Mindbox')).toBe(true)
    sessionStorage.setItem(OFF_SWITCHES_KEY, 'Openline')
    dropCookie(OFF_SWITCHES_KEY)
    expect(INTEGRATIONS.filter(isSwitchedOff)).toEqual(['Openline'])
  })

  test('ends with the browser: the cookie has no life of its own', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    rememberOffSwitches('?MindboxDisabled')
    expect(written).toHaveBeenCalledOnce()
    expect(written.mock.calls[0]?.[0]).not.toMatch(/max-age|expires/i)
    written.mockRestore()
  })

  test('works where the browser keeps nothing for a tab', () => {
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    rememberOffSwitches('?MindboxDisabled')
    storage.mockRestore()
    expect(isSwitchedOff('Mindbox')).toBe(true)
  })
})
