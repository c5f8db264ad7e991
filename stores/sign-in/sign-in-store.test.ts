import { expect, test, vi } from 'vitest'
import { createSignInStore } from './sign-in-store'

test('the dialog is closed until somebody opens it, and then shows the login', () => {
  const store = createSignInStore()
  expect(store.getState().isOpen).toBe(false)
  store.getState().open()
  expect(store.getState()).toMatchObject({ isOpen: true, screen: 'login', afterwards: undefined })
})

test('it opens on the screen that is asked for and keeps what is to be done afterwards', () => {
  const store = createSignInStore()
  const afterwards = vi.fn()
  store.getState().open({ screen: 'register', afterwards })
  expect(store.getState()).toMatchObject({ isOpen: true, screen: 'register', afterwards })
})

test('closing it forgets what was to be done, which is never done by itself', () => {
  const store = createSignInStore()
  const afterwards = vi.fn()
  store.getState().open({ afterwards })
  store.getState().close()
  store.getState().open()
  expect(store.getState().afterwards).toBeUndefined()
  expect(afterwards).not.toHaveBeenCalled()
})
