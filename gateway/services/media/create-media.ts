import { createHash } from 'node:crypto'
import { gatewayError, notFound } from '@/gateway/core/errors'
import { createConcurrencyLimit } from '@/gateway/core/create-concurrency-limit'
import { createPictureCache } from '@/gateway/services/media/create-picture-cache'
import type { PictureSource, SourcePicture } from '@/gateway/core/picture-source'
import type { SharedRenditions } from '@/gateway/core/picture-store'
import { renderPicture } from '@/gateway/services/media/render-picture'
import { formatModifiers, isMediaPath, parseModifiers, type ImageModifiers } from '@/lib/parts/media-path'

/** Renditions that may wait for a free slot before further ones are sent away. */
const MAX_WAITING_PICTURES = 500

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

/** Originals and their renditions; a rendition is made once, also when many ask for it at the same time. */
export function createMedia({ source, renditions, cacheFolder, cacheBytes, concurrency }: MediaOptions) {
  const cache = createPictureCache(cacheFolder, cacheBytes)
  const limit = createConcurrencyLimit(concurrency, MAX_WAITING_PICTURES)
  const rendering = new Map<string, Promise<Rendition>>()

  async function original(mediaPath: string) {
    const found = isMediaPath(mediaPath) ? await source(mediaPath) : undefined
    if (!found) throw notFound('Изображение не найдено.')
    return found
  }

  async function make(key: string, picture: SourcePicture, modifiers: ImageModifiers): Promise<Rendition> {
    const head = { contentType: `image/${modifiers.format}`, etag: `"${key.slice(0, 32)}"` }
    const cached = await cache.read(key)
    if (cached) return { ...head, data: cached, from: 'cache' }
    // Shared storage saves work; where it fails the work is done here.
    const shared = await renditions?.read(key).catch(() => undefined)
    if (shared) {
      await cache.write(key, shared)
      return { ...head, data: shared, from: 'cache' }
    }
    const data = await limit.run(() => renderPicture(picture, modifiers))
    if (!data) throw gatewayError('unavailable', 'Слишком много изображений сразу. Повторите запрос позже.')
    await cache.write(key, data)
    await renditions?.write(key, data, head.contentType).catch(() => undefined)
    return { ...head, data, from: 'render' }
  }

  async function resized(segment: string, mediaPath: string): Promise<Rendition> {
    const modifiers = parseModifiers(segment)
    if (!modifiers) throw gatewayError('client', 'Неверные параметры изображения.')
    const picture = await original(mediaPath)
    const key = keyOf(mediaPath, picture.version, modifiers)
    const current = rendering.get(key) ?? make(key, picture, modifiers)
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
