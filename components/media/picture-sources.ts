import { imageSrcSet, imageUrl } from '@/lib/image/image-url'
import { isImageSource } from '@/lib/validation/image-source'

export type PictureSources = { src: string; srcSet: string | undefined }

/** Of a picture that is shown in many widths: one for phones, one for everything else. Few, because listings repeat them. */
const FLUID_RATIOS = [0.75, 1.5]

/** Addresses of a picture for a box of CSS pixels: once, and twice as dense. Undefined for what is no picture source. */
export function pictureSources(path: unknown, width: number, height: number): PictureSources | undefined {
  if (!isImageSource(path)) return undefined
  return { src: imageUrl(path, { width, height }), srcSet: imageSrcSet(path, { width, height }) || undefined }
}

/** The same for a box whose width follows the window: the browser picks by `sizes`. */
export function fluidPictureSources(path: unknown, width: number, height: number): PictureSources | undefined {
  const fixed = pictureSources(path, width, height)
  if (!fixed?.srcSet || !isImageSource(path)) return fixed
  const candidates = FLUID_RATIOS.map((ratio) => {
    const side = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    return `${imageUrl(path, side)} ${side.width}w`
  })
  return { src: fixed.src, srcSet: candidates.join(', ') }
}
