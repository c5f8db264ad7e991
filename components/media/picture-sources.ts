import { imageSrcSet, imageUrl } from '@/lib/image/image-url'
import { isImageSource } from '@/lib/validation/image-source'

export type PictureSources = { src: string; srcSet: string | undefined }

/** Addresses of a picture for a box of CSS pixels: once, and twice as dense. Undefined for what is no picture source. */
export function pictureSources(path: unknown, width: number, height: number): PictureSources | undefined {
  if (!isImageSource(path)) return undefined
  return { src: imageUrl(path, { width, height }), srcSet: imageSrcSet(path, { width, height }) || undefined }
}
