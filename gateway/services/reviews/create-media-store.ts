import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { fieldError, tooMany } from '@/gateway/core/errors/errors'
import { fileKindOf, type FileKind } from '@/gateway/core/text/file-kind'
import type { Viewer } from '@/gateway/core/viewer'
import { reviewMedia } from '@/gateway/db/schema/reviews'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { PHOTO_SIDE_PX, redrawPhoto } from '@/gateway/services/media/redraw-photo'
import { authorOf, type Author } from '@/gateway/services/reviews/author-of'
import { stripVideoMetadataApart } from '@/gateway/services/reviews/strip-video-metadata-apart'
import { toMedia } from '@/gateway/services/reviews/to-review'

const FILM_KINDS: readonly FileKind[] = ['mp4', 'mov', 'webm']
const POSTER_SIDE_PX = 1280
const HOUR_SECONDS = 3600
const UPLOADS_AN_HOUR = 120
/** Uploads that are not yet part of a review. */
const MAX_WAITING = 60
const KEPT_MS = 24 * HOUR_SECONDS * 1000
const SWEPT_AT_ONCE = 20

const FOLDER = 'reviews'

/** Takes photos and films for later reviews. */
export function createMediaStore(deps: ServiceDeps) {
  const keepPicture = async (photo: Blob, how: Parameters<typeof redrawPhoto>[1]) =>
    deps.files.put({ area: 'media', folder: FOLDER, kind: 'jpeg', content: await redrawPhoto(photo, how) })

  async function keepFilm(film: Blob, userId: string): Promise<string> {
    const kind = await fileKindOf(film)
    if (!kind || !FILM_KINDS.includes(kind))
      throw fieldError('file', 'Это не видео. Подойдут MP4, MOV и WebM.')
    const keep = (content: Blob) => deps.files.put({ area: 'media', folder: FOLDER, kind, content })
    return kind === 'webm' ? keep(film) : stripVideoMetadataApart(film, { userId, keep })
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
      return note(
        owner,
        'photo',
        await keepPicture(photo, { userId: viewer.userId, side: PHOTO_SIDE_PX, field: 'file' }),
        null,
      )
    },
    keepVideo: async (viewer: Viewer, film: Blob, poster: Blob | undefined) => {
      const owner = await admit(viewer)
      const preview =
        poster === undefined
          ? null
          : await keepPicture(poster, { userId: viewer.userId, side: POSTER_SIDE_PX, field: 'poster' })
      return note(owner, 'video', await keepFilm(film, viewer.userId), preview)
    },
  }
}
