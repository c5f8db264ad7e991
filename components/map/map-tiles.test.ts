import { expect, test } from 'vitest'
import { attributionOf } from './map-tiles'

const URL = 'https://tiles.example.com/{z}/{x}/{y}.png'

test.each([
  [
    'the words of the owner',
    { url: URL, attribution: '© Участники OpenStreetMap' },
    '© Участники OpenStreetMap',
  ],
  ['the host of tiles of which nothing was said', { url: URL, attribution: ' ' }, 'tiles.example.com'],
  [
    'a host without its mirrors',
    { url: 'https://{s}.tile.example.com/{z}/{x}/{y}.png', attribution: '' },
    'tile.example.com',
  ],
  ['nothing for tiles of the shop itself', { url: '/tiles/{z}/{x}/{y}.png', attribution: '' }, ''],
  ['nothing for lines of its own', { url: '', attribution: '© Кто-то' }, ''],
])('a map says %s', (_, tiles, text) => {
  expect(attributionOf(tiles)).toBe(text)
})
