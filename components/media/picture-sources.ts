import { imageSrcSet, imageUrl } from '@/lib/image/image-url'
import { isImageSource } from '@/lib/validation/is-image-source'

export type PictureSources = { src: string; srcSet: string | undefined }

/** One size between the phone's and the dense desktop's: listings repeat the address, and every byte of it, many times. */
const FLUID_RATIO = 1.5

/** Addresses of a picture for a box of CSS pixels: once, and twice as dense. Undefined for what is no picture source. */
export function pictureSources(path: unknown, width: number, height: number): PictureSources | undefined {
  if (!isImageSource(path)) return undefined
  return { src: imageUrl(path, { width, height }), srcSet: imageSrcSet(path, { width, height }) || undefined }
}

/** The same for a box whose width follows the window. */
export function fluidPictureSources(
  path: unknown,
  width: number,
  height: number,
): PictureSources | undefined {
  if (!isImageSource(path)) return undefined
  const src = imageUrl(path, {
    width: Math.round(width * FLUID_RATIO),
    height: Math.round(height * FLUID_RATIO),
  })
  return { src, srcSet: undefined }
}
