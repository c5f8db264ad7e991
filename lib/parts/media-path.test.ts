import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_IMAGE_MODIFIERS,
  formatModifiers,
  IMAGE_FITS,
  IMAGE_FORMATS,
  isMediaPath,
  parseModifiers,
} from './media-path'

it('defaults to webp, contain and white', () => {
  expect(DEFAULT_IMAGE_MODIFIERS).toMatchObject({ format: 'webp', fit: 'contain', background: 'white' })
})

describe('formatModifiers', () => {
  it.each([
    [{}, 'format-webp,fit-contain,quality-75,background-white'],
    [{ width: 400, height: 400 }, 'format-webp,fit-contain,size-400x400,quality-75,background-white'],
    [{ width: 400 }, 'format-webp,fit-contain,size-400x,quality-75,background-white'],
    [{ height: 300, fit: 'cover' as const }, 'format-webp,fit-cover,size-x300,quality-75,background-white'],
    [{ width: 3000, height: 2001 }, 'format-webp,fit-contain,size-2000x2000,quality-75,background-white'],
    [{ width: 0, quality: 900 }, 'format-webp,fit-contain,quality-100,background-white'],
  ])('%j is %s', (modifiers, segment) => {
    expect(formatModifiers(modifiers)).toBe(segment)
  })
})

describe('parseModifiers', () => {
  it.each([
    ['size-3000x3000', { width: 2000, height: 2000 }],
    ['size-400x', { width: 400, height: null }],
    ['background-f4f5f6,format-png', { background: 'f4f5f6', format: 'png' }],
    ['quality-0', { quality: 1 }],
  ])('reads %s', (segment, expected) => {
    expect(parseModifiers(segment)).toEqual({ ...DEFAULT_IMAGE_MODIFIERS, ...expected })
  })

  it.each([
    '',
    'format-gif',
    'fit-stretch',
    'size-x',
    'size-0x0',
    'size-4e2x1',
    'size-400',
    'quality-x',
    'quality-1000',
    'background-red',
    'background-FFF',
    'format-webp,format-png',
    'format-webp,',
    'blur-20',
    `format-webp${','.repeat(200)}`,
  ])('refuses %j', (segment) => {
    expect(parseModifiers(segment)).toBeNull()
  })

  it('reads back what was written', () => {
    const side = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null })
    const modifiers = fc.record({
      format: fc.constantFrom(...IMAGE_FORMATS),
      fit: fc.constantFrom(...IMAGE_FITS),
      width: side,
      height: side,
      quality: fc.integer({ min: 1, max: 100 }),
      background: fc.constantFrom('white', 'transparent', '00ff7a'),
    })
    fc.assert(
      fc.property(modifiers, (value) => {
        expect(parseModifiers(formatModifiers(value))).toEqual(value)
      }),
    )
  })

  it('survives any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseModifiers(text)))
  })
})

it.each([
  ['media/a-1.png', true],
  ['photos/2025/фильтр (1).jpg', true],
  ['a', true],
  ['', false],
  ['/a', false],
  ['a//b', false],
  ['../a', false],
  ['a/../b', false],
  ['.env', false],
  ['a\\b', false],
  ['a%2fb', false],
  ['a\u0000', false],
])('%j is a media path: %s', (path, expected) => {
  expect(isMediaPath(path)).toBe(expected)
})
