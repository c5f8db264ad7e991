import { expect, it } from 'vitest'
import { createUserEvents } from '@/stores/user/user-events'
import { CHECKOUT_DRAFT_KEY, forgetOnLogout } from './forget-on-logout'

it('the checkout under way is forgotten with the sign-out, and nothing else is', () => {
  const events = createUserEvents()
  forgetOnLogout(events)
  sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{}')
  sessionStorage.setItem('other', '1')
  events.emit('logout', undefined)
  expect([sessionStorage.getItem(CHECKOUT_DRAFT_KEY), sessionStorage.getItem('other')]).toEqual([null, '1'])
})
