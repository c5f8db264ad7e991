import { expect, it } from 'vitest'
import { qrCode } from './qr-code'

const draw = (text: string) =>
  qrCode(Buffer.from(text)).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// As a reader of codes has read it.
const ARUS = [
  '#######..####.#######',
  '#.....#.....#.#.....#',
  '#.###.#.##.##.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#.##..#.#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '#.#####.....#.#####..',
  '..#....####.#..##.##.',
  '...##.#..#.#.#.##.#.#',
  '.##.#..##.#....#.#...',
  '#.#.###....#...#.##..',
  '........#.#####...##.',
  '#######.....#.#.#.###',
  '#.....#.#..####.#....',
  '#.###.#.###.#..#....#',
  '#.###.#.#...#..##.#..',
  '#.###.#.##.#.#.##.#..',
  '#.....#........#.#...',
  '#######.#..#.#.#.###.',
]

it('draws a word that readers read', () => {
  expect(draw('АРУС')).toEqual(ARUS)
})

it.each([
  [14, 21],
  [15, 25],
  [213, 57],
  [214, 61],
  [2331, 177],
])('gives %i bytes a code of %i squares a side', (bytes, side) => {
  expect(draw('a'.repeat(bytes))).toHaveLength(side)
})

it('refuses what no code holds', () => {
  expect(() => draw('a'.repeat(2332))).toThrow(RangeError)
})
