import { describe, expect, it } from 'vitest'
import {
  capPixelRatio,
  imageSrcSet,
  imageUrl,
  mediaUrl,
  photoUrl,
  pickPreset,
  SIZE_PRESETS,
} from './image-url'

const resized = (size: string, path: string, base = '/gw/media') =>
  `${base}/resize/format-webp,fit-contain,size-${size},quality-75,background-white/${path}`

describe('imageUrl', () => {
  it.each([
    ['media/a.png', { width: 400, height: 400 }, resized('400x400', 'media/a.png')],
    ['/media/a.png', { width: 400 }, resized('400x', 'media/a.png')],
    ['media/a.png', { width: 400, height: 300, pixelRatio: 2 }, resized('800x600', 'media/a.png')],
    ['media/a.png', { width: 100, pixelRatio: 4 }, resized('300x', 'media/a.png')],
    ['media/a.png', { width: 3000, height: 3000 }, resized('2000x2000', 'media/a.png')],
    ['media/a.png', { width: 1500, height: 750, pixelRatio: 2 }, resized('2000x1000', 'media/a.png')],
    ['media/ф 1.png', { width: 10 }, resized('10x', 'media/%D1%84%201.png')],
    [
      'media/a.png',
      { width: 10, base: 'https://cdn.example' },
      resized('10x', 'media/a.png', 'https://cdn.example'),
    ],
    [
      'media/a.png',
      { format: 'png' as const, fit: 'cover' as const, quality: 50, background: 'transparent' },
      '/gw/media/resize/format-png,fit-cover,quality-50,background-transparent/media/a.png',
    ],
    ['https://example.org/a.png', { width: 10 }, 'https://example.org/a.png'],
    ['../secret.png', { width: 10 }, '../secret.png'],
  ])('%s with %j', (path, options, url) => {
    expect(imageUrl(path, options)).toBe(url)
  })
})

it('offers an ordinary and a dense picture', () => {
  expect(imageSrcSet('media/a.png', { width: 10 })).toBe(
    `${resized('10x', 'media/a.png')} 1x, ${resized('20x', 'media/a.png')} 2x`,
  )
  expect(imageSrcSet('https://example.org/a.png', { width: 10 })).toBe('')
})

it.each([
  [mediaUrl('media/a.png'), '/gw/media/file/media/a.png'],
  [mediaUrl('media/a.png', { preset: SIZE_PRESETS.card }), resized('240x240', 'media/a.png')],
  [mediaUrl('media/a.png', { preset: SIZE_PRESETS.card, pixelRatio: 2 }), resized('480x480', 'media/a.png')],
  [mediaUrl('a.png', { base: 'https://media.example' }), 'https://media.example/file/a.png'],
  [mediaUrl('https://example.org/a.png'), 'https://example.org/a.png'],
  [photoUrl('a.png'), '/gw/media/file/photos/a.png'],
  [photoUrl('photos/a.png'), '/gw/media/file/photos/a.png'],
  [photoUrl('a.png', { preset: [64, 128], pixelRatio: 2 }), resized('128x128', 'photos/a.png')],
  [
    photoUrl('a.png', { base: 'https://photos.example', preset: [64, 128] }),
    resized('64x64', 'a.png', 'https://photos.example'),
  ],
])('%s', (url, expected) => {
  expect(url).toBe(expected)
})

it.each([
  [1, 64],
  [1.5, 128],
  [2, 128],
  [3, 128],
])('pixel ratio %d takes a side of %d', (ratio, side) => {
  expect(pickPreset([64, 128], ratio)).toBe(side)
})

it.each([
  [1, 1],
  [2.5, 2.5],
  [3, 3],
  [4, 3],
  [0, 1],
  [Number.NaN, 1],
])('pixel ratio %d acts as %d', (given, acts) => {
  expect(capPixelRatio(given)).toBe(acts)
})
