import { expect, test } from 'vitest'
import { bigPicture, fullSources, stageSources } from './gallery-sources'

test('offers the picture in several widths, no side above 2000', () => {
  expect(stageSources('photos/a.png')?.srcSet?.match(/\d+w/g)).toEqual([
    '320w',
    '480w',
    '640w',
    '960w',
    '1280w',
  ])
  expect(fullSources('photos/a.png')?.srcSet).toContain('size-2000x2000')
  expect(bigPicture('photos/a.png')).toContain('size-2000x2000')
})

test('leaves an absolute address alone, and has none for no picture', () => {
  expect(stageSources('https://example.com/a.png')).toEqual({
    src: 'https://example.com/a.png',
    srcSet: undefined,
  })
  expect(stageSources(' ')).toBeUndefined()
})
