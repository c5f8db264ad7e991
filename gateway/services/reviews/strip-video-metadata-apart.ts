import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fieldError } from '@/gateway/core/errors/errors'
import { refuseWhenFull } from '@/gateway/core/errors/refuse-when-full'
import { runInWorker, WorkerExhaustedError } from '@/gateway/core/run-in-worker'
import type { StrippedVideo } from '@/gateway/services/reviews/strip-video-metadata'
import { createConcurrencyLimiter } from '@/lib/connections/concurrency-limiter'

const HEAP_MB = 32
const DEADLINE_MS = 20_000
/** Films that may wait for the one being read: in total, and of one person. */
const MAX_QUEUED = 20
const MAX_QUEUED_PER_PERSON = 4

const readers = createConcurrencyLimiter({
  maxRunning: 1,
  maxQueued: MAX_QUEUED,
  maxQueuedPerKey: MAX_QUEUED_PER_PERSON,
})

async function strip(copy: string): Promise<StrippedVideo> {
  try {
    const answer = await runInWorker({
      name: 'film-worker',
      besides: import.meta.url,
      task: copy,
      heapMb: HEAP_MB,
      deadlineMs: DEADLINE_MS,
    })
    return answer as StrippedVideo
  } catch (cause) {
    if (cause instanceof WorkerExhaustedError) return 'too complex'
    throw cause
  }
}

/**
 * An MP4 or MOV without the place where it was taken, while `keep` stores it. It is read in a separate thread: a film made to
 * cost time takes its thread's, and its sender's turn. Refuses what is no whole film, or has an impossible structure.
 */
export async function stripVideoMetadataApart<Stored>(
  film: Blob,
  { userId, keep }: { userId: string; keep: (stripped: Blob) => Promise<Stored> },
): Promise<Stored> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-film-'))
  try {
    const copy = path.join(folder, 'film')
    await writeFile(copy, film.stream())
    const stripped = await refuseWhenFull(
      readers.run(userId, () => strip(copy)),
      'Сейчас загружают слишком много видео. Повторите через минуту.',
    )
    if (stripped === 'broken') throw fieldError('file', 'Видео не открывается. Возможно, файл повреждён.')
    if (stripped === 'too complex')
      throw fieldError(
        'file',
        'Видео не прочитано: оно устроено слишком сложно. Сохраните его заново как MP4 и добавьте ещё раз.',
      )
    return await keep(await openAsBlob(copy))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
