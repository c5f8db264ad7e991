import { expect, test, vi } from 'vitest'
import { createSiteStore, reduceSite } from './site-store'

test('site/changeRRInit says that the recommendation tracker is ready', () => {
  const store = createSiteStore()
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  expect(store.getState().isRRInit).toBe(false)
  store.dispatch({ type: 'site/changeRRInit', payload: true })
  store.dispatch({ type: 'site/changeRRInit', payload: true })
  expect(store.getState().isRRInit).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  expect(reduceSite({ isRRInit: true }, { type: 'site/changeRRInit', payload: false })).toEqual({
    isRRInit: false,
  })
})
