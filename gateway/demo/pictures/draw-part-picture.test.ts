import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPartPicture } from './draw-part-picture'
import { DRAWN_KINDS } from './drawings'
import { PART_VIEWS } from './picture-paths'

const kinds = [
  ...DRAWN_KINDS,
  'alloy-wheel-5',
  'alloy-wheel-dark-4',
  'steel-wheel-5',
  'a kind without a drawing',
]

test.each(kinds)('%s can be painted, and not as an empty sheet', async (kind) => {
  const svg = drawPartPicture(kind, 4711, 'MANN-FILTER W 914-2', 'main')
  const { channels } = await sharp(Buffer.from(svg)).resize(64, 64).stats()
  expect(channels.some((channel) => channel.stdev > 8)).toBe(true)
})

test.each(PART_VIEWS)('view %s is the same for the same part and another for another', (view) => {
  const draw = (seed: number) => drawPartPicture('oil-filter', seed, 'KNECHT OC 90', view)
  expect(draw(1)).toBe(draw(1))
  expect(new Set([1, 2, 3, 4, 5].map(draw)).size).toBeGreaterThan(1)
})

test('no label can break out of the drawing', () => {
  const svg = drawPartPicture('canister', 1, '<script>"&', 'box')
  expect(svg).not.toContain('<script>')
})

test('a maker keeps its colour on every part', () => {
  const accents = (kind: string) =>
    drawPartPicture(kind, 5, 'SACHS 1', 'box')
      .match(/stop-color="#[0-9a-f]{6}"/g)
      ?.slice(-2)
  expect(accents('clutch')).toEqual(accents('shock'))
})
