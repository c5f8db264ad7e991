import { createLru } from '@/gateway/core/caching/create-lru'
import type { PictureStore } from '@/gateway/core/ports/picture-store'
import type { Bucket } from '@/gateway/services/media/create-bucket'
import { contentTypeOf } from '@/gateway/services/media/create-folder-source'

/** Originals that the owner uploads, and renditions by the gateways; a rule of the bucket may let these expire. */
const ORIGINALS = 'media/'
const RENDITIONS = 'renditions/'

const FRESH_MS = 30_000
const MAX_VERSIONS = 20_000

type Look = { version: string; size: number } | undefined
type Known = { look: Look; readAt: number }

/** Pictures in S3-compatible storage. Its answer about an original is cached for half a minute, and longer while it is away. */
export function createBucketStore(bucket: Bucket, now: () => number = Date.now): PictureStore {
  const versions = createLru<string, Known>({ maxWeight: MAX_VERSIONS })

  async function lookAt(mediaPath: string): Promise<Look> {
    const known = versions.get(mediaPath)
    if (known && now() - known.readAt < FRESH_MS) return known.look
    try {
      const look = await bucket.look(ORIGINALS + mediaPath)
      versions.set(mediaPath, { look, readAt: now() })
      return look
    } catch (error) {
      if (known) return known.look
      throw error
    }
  }

  return {
    originals: async (mediaPath) => {
      const look = await lookAt(mediaPath)
      if (look === undefined) return undefined
      return {
        contentType: contentTypeOf(mediaPath),
        version: look.version,
        pieces: {
          size: look.size,
          read: (first, last) => bucket.readPiece(ORIGINALS + mediaPath, first, last),
        },
        read: async () => {
          const data = await bucket.read(ORIGINALS + mediaPath)
          if (!data) throw new Error(`${mediaPath} has gone`)
          return data
        },
      }
    },
    renditions: {
      read: (key) => bucket.read(RENDITIONS + key),
      write: (key, data, contentType) => bucket.write(RENDITIONS + key, data, contentType),
    },
  }
}
