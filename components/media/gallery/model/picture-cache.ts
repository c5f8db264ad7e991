/** What is known of a loaded picture; zeros for one that could not be loaded. */
export type PictureMeta = { width: number; height: number; ratio: number }

export const PICTURE_CACHE_SIZE = 200
export const NO_SIZE: PictureMeta = { width: 0, height: 0, ratio: 0 }

export type PictureCache = {
  get(src: string): PictureMeta | undefined
  set(src: string, meta: PictureMeta): void
}

/** Keeps the newest pictures; one more than the limit drops the first. */
export function createPictureCache(limit = PICTURE_CACHE_SIZE): PictureCache {
  const known = new Map<string, PictureMeta>()
  return {
    get: (src) => known.get(src),
    set(src, meta) {
      known.delete(src)
      known.set(src, meta)
      const [first] = known.keys()
      if (known.size > limit && first !== undefined) known.delete(first)
    },
  }
}

export function toPictureMeta(width: number, height: number): PictureMeta {
  return height > 0 ? { width, height, ratio: width / height } : NO_SIZE
}
