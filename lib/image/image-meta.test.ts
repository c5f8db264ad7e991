import { describe, expect, it } from 'vitest'
import { createImageCache, NO_IMAGE_META, toImageMeta } from './image-meta'
import { LAZY_ATTEMPTS, LAZY_CACHE_SIZE, LAZY_PRELOAD_FACTOR, LAZY_THROTTLE_MS } from './lazy-loading'

it('loads pictures lazily by the shop’s constants', () => {
  expect([LAZY_PRELOAD_FACTOR, LAZY_THROTTLE_MS, LAZY_ATTEMPTS, LAZY_CACHE_SIZE]).toEqual([1.3, 200, 3, 200])
})

it.each([
  [400, 200, { width: 400, height: 200, ratio: 2 }],
  [0, 200, NO_IMAGE_META],
  [Number.NaN, 200, NO_IMAGE_META],
])('%d by %d is %j', (width, height, meta) => {
  expect(toImageMeta(width, height)).toEqual(meta)
})

describe('createImageCache', () => {
  it('lets the first of 201 go', () => {
    const cache = createImageCache()
    for (let index = 0; index <= 200; index += 1) cache.set(String(index), toImageMeta(index + 1, 1))
    expect(cache.get('0')).toBeUndefined()
    expect(cache.get('1')).toEqual({ width: 2, height: 1, ratio: 2 })
    expect(cache.get('200')?.width).toBe(201)
  })

  it('keeps what is asked for', () => {
    const cache = createImageCache<number>(2)
    cache.set('a', 1)
    cache.set('b', 2)
    cache.get('a')
    cache.set('c', 3)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
  })

  it('replaces an entry without pushing another out', () => {
    const cache = createImageCache<number>(2)
    cache.set('a', 1)
    cache.set('b', 2)
    cache.set('b', 3)
    expect([cache.get('a'), cache.get('b')]).toEqual([1, 3])
  })
})
