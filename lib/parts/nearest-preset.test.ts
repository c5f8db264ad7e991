import { expect, it } from 'vitest'
import { formatModifiers, type ImageModifiers, parseModifiers } from './media-path'
import { nearestPreset } from './nearest-preset'

function read(segment: string): ImageModifiers {
  const modifiers = parseModifiers(segment)
  if (!modifiers) throw new Error(`${segment} is not understood`)
  return modifiers
}

it.each([
  // The sizes of the shop's own screens stay as they are.
  ['size-64x64', 'size-64x64'],
  ['size-240x240', 'size-240x240'],
  ['size-360x360', 'size-360x360'],
  ['size-480x480', 'size-480x480'],
  ['size-1200x1200', 'size-1200x1200'],
  ['size-2000x2000', 'size-2000x2000'],
  ['size-1120x480', 'size-1120x480'],
  ['size-1280x800', 'size-1280x800'],
  ['size-1920x768', 'size-1920x768'],
  ['format-jpeg,size-1200x630', 'format-jpeg,size-1200x630'],
  ['format-jpeg,size-1000x1000', 'format-jpeg,size-1000x1000'],
  // Anything else is the nearest of them, as the shop's pages would ask for it.
  ['size-65x63', 'size-64x64'],
  ['size-1999x600', 'size-1920x768'],
  ['size-9000x9000', 'size-2000x2000'],
  ['size-300x', 'size-320x320'],
  ['quality-1,size-64x64', 'size-64x64'],
  ['background-00ff00,size-64x64', 'size-64x64'],
  ['fit-cover,size-64x64', 'size-64x64'],
  ['format-avif,size-2000x2000', 'size-2000x2000'],
  ['format-png,size-64x64', 'size-64x64'],
  ['format-jpeg,size-2000x2000', 'format-jpeg,size-1000x1000'],
])('%s is shown as %s', (requested, shown) => {
  const preset = nearestPreset(read(requested))
  expect(formatModifiers(preset)).toBe(formatModifiers(read(shown)))
})
