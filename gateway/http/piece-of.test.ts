import { expect, it } from 'vitest'
import { pieceOf } from './piece-of'

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-1', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
])('%s of a thousand bytes', (range, piece) => {
  expect(pieceOf(range, 1000)).toEqual(piece)
})
