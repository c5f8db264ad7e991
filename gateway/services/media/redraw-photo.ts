import sharp from 'sharp'
import { fieldError } from '@/gateway/core/errors/errors'
import { refuseWhenFull } from '@/gateway/core/errors/refuse-when-full'
import { fileKindOf, type FileKind } from '@/gateway/core/text/file-kind'
import { isTooHeavy } from '@/gateway/services/media/is-too-heavy'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'
import { isGatewayError } from '@/lib/gateway/errors'

const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif']
/** Of photos that people send. */
export const PHOTO_SIDE_PX = 2560
const PHOTO_QUALITY = 84
const MAX_PIXELS = 100_000_000
/** Photos that may wait for the one being drawn: in total, and of one person. */
const MAX_QUEUED = 200
const MAX_QUEUED_PER_PERSON = 20

const bench = createConcurrencyLimiter({
  maxRunning: 1,
  maxQueued: MAX_QUEUED,
  maxQueuedPerKey: MAX_QUEUED_PER_PERSON,
})

type Redrawing = {
  side: number
  /** Named in a refusal. */
  field: string
  /** Whose turn it takes. */
  userId: string
}

/**
 * Draws a photo anew as JPEG, upright, within a side and without the camera's metadata: place, owner, thumbnails. One at a time, which
 * bounds the memory, by turns of the people. What is no photo is refused as the named field.
 */
export async function redrawPhoto(photo: Blob, { side, field, userId }: Redrawing): Promise<Blob> {
  const kind = await fileKindOf(photo)
  if (kind === 'heic')
    throw fieldError(field, 'Снимок в формате HEIC. Сохраните его как JPEG и добавьте ещё раз.')
  if (!kind || !PHOTO_KINDS.includes(kind))
    throw fieldError(field, 'Это не фотография. Подойдут JPEG, PNG, WebP и AVIF.')
  const draw = async () => {
    try {
      const opened = sharp(Buffer.from(await photo.arrayBuffer()), { limitInputPixels: MAX_PIXELS })
      if (isTooHeavy(await opened.metadata())) throw tooHeavy(field)
      return await opened
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: PHOTO_QUALITY, progressive: true })
        .toBuffer()
    } catch (cause) {
      if (isGatewayError(cause)) throw cause
      if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooHeavy(field)
      throw Object.assign(fieldError(field, 'Снимок не открывается. Возможно, файл повреждён.'), { cause })
    }
  }
  const drawn = await refuseWhenFull(
    bench.run(userId, draw),
    'Сейчас загружают слишком много снимков. Повторите через минуту.',
  )
  return new Blob([new Uint8Array(drawn)])
}

function tooHeavy(field: string) {
  return fieldError(field, 'Снимок слишком велик. Уменьшите его и добавьте ещё раз.')
}
