import { afterEach, expect, test, vi } from 'vitest'
import { loadPicture } from './lazy-pictures'
import { createImageCache } from '@/lib/image/image-meta'

afterEach(() => void vi.restoreAllMocks())

function waitingPicture(src = '/a.webp') {
  const image = document.createElement('img')
  image.dataset['src'] = src
  const requested: string[] = []
  Object.defineProperty(image, 'src', {
    set(value: string) {
      requested.push(value)
    },
  })
  return { image, requested, fail: () => image.dispatchEvent(new Event('error')) }
}

test('asks three times for a picture that fails, then says so and gives up', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const cache = createImageCache()
  const { image, requested, fail } = waitingPicture()
  loadPicture(image, cache)
  for (let n = 0; n < 5; n += 1) fail()
  expect(requested).toEqual(['/a.webp', '/a.webp', '/a.webp'])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(cache.get('/a.webp')).toEqual({ width: 0, height: 0, ratio: 0 })

  const again = waitingPicture()
  loadPicture(again.image, cache)
  expect(again.requested).toEqual([])
})

test('remembers the size of a loaded picture', () => {
  const cache = createImageCache()
  const { image, requested } = waitingPicture()
  Object.defineProperties(image, { naturalWidth: { value: 640 }, naturalHeight: { value: 480 } })
  loadPicture(image, cache)
  image.dispatchEvent(new Event('load'))
  expect(requested).toHaveLength(1)
  expect(cache.get('/a.webp')).toEqual({ width: 640, height: 480, ratio: 640 / 480 })
})
