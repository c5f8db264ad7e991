import { expect, test } from 'vitest'
import { createPictureCache, NO_SIZE, PICTURE_CACHE_SIZE, toPictureMeta } from './picture-cache'

const meta = { width: 400, height: 300, ratio: 4 / 3 }

test('keeps 200 pictures; one more drops the first', () => {
  const cache = createPictureCache()
  for (let n = 1; n <= PICTURE_CACHE_SIZE; n += 1) cache.set(`${n}.webp`, meta)
  expect(PICTURE_CACHE_SIZE).toBe(200)
  expect(cache.get('1.webp')).toEqual(meta)
  cache.set('201.webp', meta)
  expect(cache.get('1.webp')).toBeUndefined()
  expect(cache.get('2.webp')).toEqual(meta)
  expect(cache.get('201.webp')).toEqual(meta)
})

test('knows width, height and ratio, and zeros for what has no size', () => {
  expect(toPictureMeta(400, 300)).toEqual(meta)
  expect(toPictureMeta(0, 0)).toBe(NO_SIZE)
})
