import { beforeEach, expect, it, test } from 'vitest'
import { createUserEvents } from '@/stores/user/user-events'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { CHECKOUT_DRAFT_KEY, forgetOnLogout } from './forget-on-logout'

const GUEST: UserState = { ...DEFAULT_USER, status: 'guest' }
const ANNA: UserState = { ...DEFAULT_USER, status: 'user', isAuthorized: true, externalId: 'anna' }
const BORIS: UserState = { ...ANNA, externalId: 'boris' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function openTab() {
  const events = createUserEvents()
  forgetOnLogout(events)
  sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{"userId":"anna"}')
  return events
}

it('the checkout under way is forgotten with the sign-out, and nothing else is', () => {
  const events = openTab()
  sessionStorage.setItem('other', '1')
  events.emit('logout', undefined)
  expect([sessionStorage.getItem(CHECKOUT_DRAFT_KEY), sessionStorage.getItem('other')]).toEqual([null, '1'])
})

test.each([
  ['its owner', ANNA, {}, true],
  ['somebody else', BORIS, {}, false],
  ['a guest whose session is over', GUEST, { logoutAt: '1', loginAt: '2' }, true],
  ['a guest of whom no stamp is left', GUEST, {}, true],
  ['a guest who signed out in another tab', GUEST, { loginAt: '1', logoutAt: '2' }, false],
])('%s finds it: %#', (_name, user, stamps, isStored) => {
  for (const [key, value] of Object.entries(stamps)) localStorage.setItem(key, value)
  const events = openTab()
  events.emit('user-written', { user, previous: DEFAULT_USER })
  expect(sessionStorage.getItem(CHECKOUT_DRAFT_KEY) !== null).toBe(isStored)
})
