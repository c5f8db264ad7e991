import { describe, expect, it } from 'vitest'
import { fitBox } from '@/gateway/services/media/fit-box'

describe('fitBox', () => {
  it.each([
    ['a smaller box stays', { width: 800, height: 600 }, { width: 200, height: 200 }, 'contain', 200, 200],
    [
      'a larger box shrinks to the source',
      { width: 400, height: 300 },
      { width: 800, height: 800 },
      'contain',
      400,
      400,
    ],
    ['cover never enlarges', { width: 400, height: 300 }, { width: 600, height: 600 }, 'cover', 300, 300],
    ['fill never enlarges', { width: 400, height: 300 }, { width: 800, height: 300 }, 'fill', 400, 150],
    [
      'a lone width shrinks to the source',
      { width: 400, height: 300 },
      { width: 900 },
      'contain',
      400,
      undefined,
    ],
    ['no box is the source', { width: 400, height: 300 }, {}, 'contain', 400, 300],
    ['no box of a large source is capped', { width: 6000, height: 3000 }, {}, 'contain', 2000, 1000],
    [
      'a box is capped as a whole',
      { width: 9000, height: 9000 },
      { width: 4000, height: 3000 },
      'cover',
      2000,
      1500,
    ],
    [
      'a lone side is capped by the other',
      { width: 3000, height: 9000 },
      { width: 3000 },
      'contain',
      667,
      undefined,
    ],
  ] as const)('%s', (_name, source, requested, fit, width, height) => {
    expect(fitBox(source, requested, fit, false)).toMatchObject({ width, height })
  })

  it('lets a vector source grow up to the cap', () => {
    expect(fitBox({ width: 100, height: 100 }, { width: 800, height: 800 }, 'contain', true)).toEqual({
      width: 800,
      height: 800,
      scale: 8,
    })
    expect(fitBox({ width: 100, height: 100 }, { width: 3000 }, 'contain', true).width).toBe(2000)
  })
})
