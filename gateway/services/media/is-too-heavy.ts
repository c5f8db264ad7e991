import type { Metadata } from 'sharp'

/** Of pixels as they are decoded, row by row. */
const MAX_DECODED_BYTES = 400_000_000
/** Of a progressive picture: all of it stays in memory until the last pass. */
const MAX_HELD_BYTES = 200_000_000
/** What an AVIF takes while it is decoded, in times its pixels: measured at 18 bytes a pixel, 24 with transparency. */
const AVIF_COPIES = 6

/** Whether a file of a few kilobytes would take a good part of the machine's memory to be decoded. */
export function isTooHeavy(picture: Metadata): boolean {
  const { width, height, channels, isProgressive } = picture
  const bytes = width * height * channels * copiesOf(picture)
  return bytes > (isProgressive ? MAX_HELD_BYTES : MAX_DECODED_BYTES)
}

function copiesOf({ depth, isProgressive, format, compression }: Metadata): number {
  if (compression === 'av1') return AVIF_COPIES
  // A progressive JPEG takes coefficients of two bytes in memory.
  return depth === 'ushort' || (isProgressive && format === 'jpeg') ? 2 : 1
}
