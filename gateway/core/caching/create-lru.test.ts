import { describe, expect, it } from 'vitest'
import { createLru } from '@/gateway/core/caching/create-lru'

describe('the cache of what was used last', () => {
  it('drops the value that was not used for longest', () => {
    const cache = createLru<string, number>({ maxWeight: 2 })
    cache.set('a', 1)
    cache.set('b', 2)
    cache.get('a')
    cache.set('c', 3)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
  })

  it('weighs its values and leaves out one that is too heavy', () => {
    const cache = createLru<string, string>({ maxWeight: 5, weigh: (value) => value.length })
    cache.set('a', 'xxx')
    cache.set('b', 'xxxx')
    cache.set('c', 'xxxxxx')
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'xxxx', undefined])
    expect(cache.weight()).toBe(4)
  })

  it('forgets a value that has grown old', () => {
    let time = 0
    const cache = createLru<string, number>({ maxWeight: 2, maxAgeMs: 10, now: () => time })
    cache.set('a', 1)
    time = 11
    expect(cache.get('a')).toBeUndefined()
    expect(cache.weight()).toBe(0)
  })

  it('finds a value out once', async () => {
    const cache = createLru<string, number>({ maxWeight: 2 })
    let found = 0
    const find = () => Promise.resolve((found += 1))
    expect([await cache.remember('a', find), await cache.remember('a', find)]).toEqual([1, 1])
  })

  it('keeps nothing that was found out before it was cleared', async () => {
    const cache = createLru<string, number>({ maxWeight: 2 })
    cache.set('b', 2)
    const finding = cache.remember('a', () => Promise.resolve(1))
    cache.clear()
    expect(await finding).toBe(1)
    expect([cache.get('a'), cache.get('b'), cache.weight()]).toEqual([undefined, undefined, 0])
  })
})
