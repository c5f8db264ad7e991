import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import sharp from 'sharp'
import { createConcurrencyLimit } from '@/gateway/core/caching/create-concurrency-limit'
import { fieldError, gatewayError, tooMany } from '@/gateway/core/errors/errors'
import { fileKindOf, type FileKind } from '@/gateway/core/text/file-kind'
import type { Viewer } from '@/gateway/core/viewer'
import { isGatewayError } from '@/lib/gateway/errors'
import { reviewMedia } from '@/gateway/db/schema/reviews'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { isTooHeavy } from '@/gateway/services/media/is-too-heavy'
import { authorOf, type Author } from '@/gateway/services/reviews/author-of'
import { stripVideoMetadataApart } from '@/gateway/services/reviews/strip-video-metadata-apart'
import { toMedia } from '@/gateway/services/reviews/to-review'

const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif']
const FILM_KINDS: readonly FileKind[] = ['mp4', 'mov', 'webm']
const PHOTO_SIDE_PX = 2560
const POSTER_SIDE_PX = 1280
const PHOTO_QUALITY = 84
const MAX_PIXELS = 100_000_000
const MAX_QUEUED = 200
const HOUR_SECONDS = 3600
const UPLOADS_AN_HOUR = 120
/** Uploads that are not yet part of a review. */
const MAX_WAITING = 60
const KEPT_MS = 24 * HOUR_SECONDS * 1000
const SWEPT_AT_ONCE = 20

const FOLDER = 'reviews'

/** Takes photos and films for later reviews. One photo is processed at a time, which bounds the memory. */
export function createMediaStore(deps: ServiceDeps) {
  const bench = createConcurrencyLimit(1, MAX_QUEUED)

  /** Drawn anew, upright and without the camera's metadata: place, owner, thumbnails. */
  async function develop(photo: Blob, side: number, field: string): Promise<string> {
    const kind = await fileKindOf(photo)
    if (kind === 'heic')
      throw fieldError(field, 'Снимок в формате HEIC. Сохраните его как JPEG и добавьте ещё раз.')
    if (!kind || !PHOTO_KINDS.includes(kind))
      throw fieldError(field, 'Это не фотография. Подойдут JPEG, PNG, WebP и AVIF.')
    const drawn = await bench.run(async () => {
      try {
        const opened = sharp(Buffer.from(await photo.arrayBuffer()), { limitInputPixels: MAX_PIXELS })
        if (isTooHeavy(await opened.metadata()))
          throw fieldError(field, 'Снимок слишком велик. Уменьшите его и добавьте ещё раз.')
        return await opened
          .rotate()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: PHOTO_QUALITY, progressive: true })
          .toBuffer()
      } catch (cause) {
        if (isGatewayError(cause)) throw cause
        throw Object.assign(fieldError(field, 'Снимок не открывается. Возможно, файл повреждён.'), { cause })
      }
    })
    if (!drawn)
      throw gatewayError('unavailable', 'Сейчас загружают слишком много снимков. Повторите через минуту.')
    return deps.files.put({
      area: 'media',
      folder: FOLDER,
      kind: 'jpeg',
      content: new Blob([new Uint8Array(drawn)]),
    })
  }

  async function keepFilm(film: Blob): Promise<string> {
    const kind = await fileKindOf(film)
    if (!kind || !FILM_KINDS.includes(kind))
      throw fieldError('file', 'Это не видео. Подойдут MP4, MOV и WebM.')
    const keep = (content: Blob) => deps.files.put({ area: 'media', folder: FOLDER, kind, content })
    return kind === 'webm' ? keep(film) : stripVideoMetadataApart(film, keep)
  }

  /** Counts before the work is done, and drops counters unused for a day. */
  async function admit(viewer: Viewer): Promise<Author> {
    const author = await authorOf(deps.db, viewer)
    await consumeLimits(deps, [
      { key: `review media of ${author.id}`, max: UPLOADS_AN_HOUR, seconds: HOUR_SECONDS },
    ])
    await sweep()
    const unused = and(eq(reviewMedia.ownerId, author.id), isNull(reviewMedia.reviewId))
    if ((await deps.db.$count(reviewMedia, unused)) >= MAX_WAITING)
      throw tooMany(
        HOUR_SECONDS,
        'Загружено слишком много файлов. Отправьте отзыв, прежде чем добавлять ещё.',
      )
    return author
  }

  async function sweep() {
    const long = new Date(deps.now().getTime() - KEPT_MS)
    const forgotten = deps.db
      .select({ id: reviewMedia.id })
      .from(reviewMedia)
      .where(and(isNull(reviewMedia.reviewId), lt(reviewMedia.createdAt, long)))
      .limit(SWEPT_AT_ONCE)
    const gone = await deps.db
      .delete(reviewMedia)
      .where(and(inArray(reviewMedia.id, forgotten), isNull(reviewMedia.reviewId)))
      .returning({ path: reviewMedia.path, preview: reviewMedia.previewPath })
    for (const path of gone.flatMap(({ path, preview }) => (preview === null ? [path] : [path, preview])))
      await deps.files.remove('media', path)
  }

  async function note(owner: Author, type: 'photo' | 'video', path: string, previewPath: string | null) {
    const [made] = await deps.db
      .insert(reviewMedia)
      .values({ ownerId: owner.id, type, path, previewPath, createdAt: deps.now() })
      .returning()
    if (!made) throw new Error('the upload was not written')
    return toMedia(made)
  }

  return {
    keepPhoto: async (viewer: Viewer, photo: Blob) => {
      const owner = await admit(viewer)
      return note(owner, 'photo', await develop(photo, PHOTO_SIDE_PX, 'file'), null)
    },
    keepVideo: async (viewer: Viewer, film: Blob, poster: Blob | undefined) => {
      const owner = await admit(viewer)
      const preview = poster === undefined ? null : await develop(poster, POSTER_SIDE_PX, 'poster')
      return note(owner, 'video', await keepFilm(film), preview)
    },
  }
}
