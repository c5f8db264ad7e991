import type { PictureSource } from '@/gateway/core/ports/picture-source'

/** Tries one source after another. */
export function firstSource(...sources: readonly PictureSource[]): PictureSource {
  return async (mediaPath) => {
    for (const source of sources) {
      const found = await source(mediaPath)
      if (found) return found
    }
    return undefined
  }
}
