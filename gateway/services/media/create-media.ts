import { createHash } from 'node:crypto'
import { notFound } from '@/gateway/core/errors/errors'
import { refuseWhenFull } from '@/gateway/core/errors/refuse-when-full'
import { createPictureCache } from '@/gateway/services/media/create-picture-cache'
import type { PictureSource, SourcePicture } from '@/gateway/core/ports/picture-source'
import type { SharedRenditions } from '@/gateway/core/ports/picture-store'
import { renderPicture } from '@/gateway/services/media/render-picture'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import { formatModifiers, isMediaPath, type ImageModifiers } from '@/lib/parts/media-path'

/** Renditions that may wait for a free slot before further ones are refused: in total, and of one address. */
const MAX_QUEUED_PICTURES = 500
const MAX_QUEUED_PER_ADDRESS = 100

export type MediaOptions = {
  source: PictureSource
  renditions?: SharedRenditions | undefined
  cacheFolder: string
  cacheBytes: number
  concurrency: number
}

export type Rendition = {
  data: Buffer<ArrayBuffer>
  contentType: string
  etag: string
  from: 'cache' | 'render'
}

function keyOf(mediaPath: string, version: string, modifiers: ImageModifiers) {
  return createHash('sha256')
    .update(`${mediaPath}\n${version}\n${formatModifiers(modifiers)}`)
    .digest('hex')
}

/** Originals and their renditions; parallel requests share one rendering. */
export function createMedia({ source, renditions, cacheFolder, cacheBytes, concurrency }: MediaOptions) {
  const cache = createPictureCache(cacheFolder, cacheBytes)
  const limiter = createConcurrencyLimiter({
    maxRunning: concurrency,
    maxQueued: MAX_QUEUED_PICTURES,
    maxQueuedPerKey: MAX_QUEUED_PER_ADDRESS,
  })
  const rendering = new Map<string, Promise<Rendition>>()

  async function original(mediaPath: string) {
    const found = isMediaPath(mediaPath) ? await source(mediaPath) : undefined
    if (!found) throw notFound('Изображение не найдено.')
    return found
  }

  /** A full disk costs a rendering more, never the picture. */
  async function keep(key: string, data: Buffer): Promise<void> {
    await cache.write(key, data).catch(() => undefined)
  }

  async function make(
    key: string,
    picture: SourcePicture,
    modifiers: ImageModifiers,
    requester: string,
  ): Promise<Rendition> {
    const head = { contentType: `image/${modifiers.format}`, etag: `"${key.slice(0, 32)}"` }
    const cached = await cache.read(key).catch(() => undefined)
    if (cached) return { ...head, data: cached, from: 'cache' }
    // Shared storage saves work; when it fails the rendition is made here.
    const shared = await renditions?.read(key).catch(() => undefined)
    if (shared) {
      await keep(key, shared)
      return { ...head, data: shared, from: 'cache' }
    }
    const data = await refuseWhenFull(
      limiter.run(requester, () => renderPicture(picture, modifiers)),
      'Слишком много изображений сразу. Повторите запрос позже.',
    )
    await keep(key, data)
    await renditions?.write(key, data, head.contentType).catch(() => undefined)
    return { ...head, data, from: 'render' }
  }

  /** `asker`: the key of a queue, such as an address. */
  async function resized(modifiers: ImageModifiers, mediaPath: string, requester = ''): Promise<Rendition> {
    const picture = await original(mediaPath)
    const key = keyOf(mediaPath, picture.version, modifiers)
    const current = rendering.get(key) ?? make(key, picture, modifiers, requester)
    rendering.set(key, current)
    try {
      return await current
    } finally {
      rendering.delete(key)
    }
  }

  return { original, resized }
}

export type Media = ReturnType<typeof createMedia>
