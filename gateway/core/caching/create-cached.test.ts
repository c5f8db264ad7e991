import { beforeEach, describe, expect, it } from 'vitest'
import { createCached } from '@/gateway/core/caching/create-cached'

describe('a cached value', () => {
  let time: number
  let stamp: string
  let loads: number
  const create = () =>
    createCached({
      load: () => Promise.resolve((loads += 1)),
      stamp: () => Promise.resolve(stamp),
      checkEveryMs: 100,
      now: () => time,
    })

  beforeEach(() => {
    time = 0
    stamp = 'a'
    loads = 0
  })

  it('is loaded once for many askers', async () => {
    const cached = create()
    expect(await Promise.all([cached.read(), cached.read()])).toEqual([1, 1])
    expect(await cached.read()).toBe(1)
  })

  it('is kept while its stamp stays', async () => {
    const cached = create()
    await cached.read()
    time = 500
    expect(await cached.read()).toBe(1)
  })

  it('is loaded again once its stamp has changed, but not before the next look', async () => {
    const cached = create()
    await cached.read()
    stamp = 'b'
    time = 99
    expect(await cached.read()).toBe(1)
    time = 101
    expect(await cached.read()).toBe(2)
  })

  it('is asked for again after a failure', async () => {
    let fails = true
    const cached = createCached({
      load: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve(7)),
      stamp: () => Promise.resolve('a'),
      checkEveryMs: 100,
    })
    await expect(cached.read()).rejects.toThrow('down')
    fails = false
    expect(await cached.read()).toBe(7)
  })

  it('is loaded anew once it has expired, whatever the stamp says', async () => {
    const cached = create()
    await cached.read()
    cached.expire()
    expect(await cached.read()).toBe(2)
  })

  it('does not keep what was being loaded when it expired', async () => {
    const cached = create()
    const early = cached.read()
    cached.expire()
    const late = cached.read()
    expect(await Promise.all([early, late])).toEqual([1, 2])
    expect(await cached.read()).toBe(2)
  })
})
