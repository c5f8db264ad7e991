import { expect, it, vi } from 'vitest'
import { createLazyService, flushOnPageHide } from './lazy-service'

it('is loaded once, by the first who needs it', async () => {
  const load = vi.fn(async () => ({ name: 'service' }))
  const lazy = createLazyService(load)
  expect(load).not.toHaveBeenCalled()
  const all = await Promise.all([lazy.ready(), lazy.ready()])
  expect(load).toHaveBeenCalledOnce()
  expect(lazy.loaded()).toBe(all[0])
})

it('is loaded anew after a load that failed', async () => {
  const load = vi.fn(async () => 'service').mockRejectedValueOnce(new Error('offline'))
  const lazy = createLazyService(load)
  await expect(lazy.ready()).rejects.toThrow('offline')
  expect(lazy.loaded()).toBeUndefined()
  await expect(lazy.ready()).resolves.toBe('service')
})

it('keeps what is not saved when the page is left', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const service = flushOnPageHide({ keep: vi.fn() })
  page.dispatchEvent(new Event('pagehide'))
  expect(service.keep).toHaveBeenCalledOnce()
})
