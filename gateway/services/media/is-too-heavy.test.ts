import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isTooHeavy } from '@/gateway/services/media/is-too-heavy'

const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
  .avif()
  .toBuffer()
const avif = await sharp(photo).metadata()
const jpeg = { ...avif, format: 'jpeg', compression: undefined } as const

it.each([
  [{ ...avif, width: 4624, height: 3468 }, false],
  [{ ...avif, width: 10_000, height: 9999 }, true],
  [{ ...avif, width: 5000, height: 4000, channels: 4 }, true],
  [{ ...jpeg, width: 10_000, height: 9999 }, false],
  [{ ...jpeg, width: 10_000, height: 9999, isProgressive: true }, true],
] as const)('picture %# is judged by what it takes to decode', (picture, expected) => {
  expect(isTooHeavy(picture)).toBe(expected)
})
