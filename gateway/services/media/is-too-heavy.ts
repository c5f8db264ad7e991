import type { Metadata } from 'sharp'

/** Of pixels as they are decoded, row by row. */
const MAX_DECODED_BYTES = 400_000_000
/** Of a progressive picture: all of it stays in memory until the last pass. */
const MAX_HELD_BYTES = 200_000_000

/** Whether a file of a few kilobytes would take a good part of the machine's memory to be decoded. */
export function isTooHeavy({ width, height, channels, depth, isProgressive, format }: Metadata): boolean {
  // A progressive JPEG takes coefficients of two bytes in memory.
  const isWide = depth === 'ushort' || (isProgressive && format === 'jpeg')
  const bytes = width * height * channels * (isWide ? 2 : 1)
  return bytes > (isProgressive ? MAX_HELD_BYTES : MAX_DECODED_BYTES)
}
