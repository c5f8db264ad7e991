import { LAZY_CACHE_SIZE } from './lazy-loading'

/** Pixels, and width over height. */
export type ImageMeta = { width: number; height: number; ratio: number }

/** Stands in for a picture that could not be measured. */
export const NO_IMAGE_META: ImageMeta = { width: 0, height: 0, ratio: 0 }

export function toImageMeta(width: number, height: number): ImageMeta {
  return width > 0 && height > 0 ? { width, height, ratio: width / height } : NO_IMAGE_META
}

/** Measured pictures by address; the least recently used one leaves first. */
export function createImageCache<T = ImageMeta>(size = LAZY_CACHE_SIZE) {
  const entries = new Map<string, T>()
  return {
    get(src: string): T | undefined {
      const entry = entries.get(src)
      if (entry !== undefined) {
        entries.delete(src)
        entries.set(src, entry)
      }
      return entry
    },
    set(src: string, entry: T): void {
      entries.delete(src)
      entries.set(src, entry)
      const [oldest] = entries.keys()
      if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    },
  }
}
