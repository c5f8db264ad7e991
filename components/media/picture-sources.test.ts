import { expect, test } from 'vitest'
import { fluidPictureSources, pictureSources } from './picture-sources'

test.each([[null], [undefined], [''], ['  '], [42]])('%o is no picture', (path) => {
  expect(pictureSources(path, 10, 10)).toBeUndefined()
})

test('asks the optimizer for the box and for a box twice as dense', () => {
  const sources = pictureSources('parts/filter/1.svg', 200, 150)
  expect(sources?.src).toBe(
    '/gw/media/resize/format-webp,fit-contain,size-200x150,quality-75,background-white/parts/filter/1.svg',
  )
  expect(sources?.srcSet).toMatch(/size-400x300.* 2x$/)
})

test("leaves another host's picture alone", () => {
  expect(pictureSources('https://cdn.example/1.png', 200, 150)).toMatchObject({
    src: 'https://cdn.example/1.png',
    srcSet: undefined,
  })
})

test('asks for one size between phone and dense desktop where the box follows the window', () => {
  const sources = fluidPictureSources('parts/filter/1.svg', 240, 240)
  expect(sources?.src).toContain('size-360x360')
  expect(sources?.srcSet).toBeUndefined()
  expect(fluidPictureSources('', 240, 240)).toBeUndefined()
})
