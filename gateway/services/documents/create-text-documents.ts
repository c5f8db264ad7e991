import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { createLru } from '@/gateway/core/caching/create-lru'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { contentPages } from '@/gateway/db/schema/site'
import { buildTextPdf } from '@/gateway/services/documents/build-text-pdf'
import { PDF } from '@/lib/gateway/contracts/files'

/** All papers of a shop with many texts. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024
const PAPER = /^documents\/((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+)\.pdf$/

/**
 * Texts of the shop as papers: `documents/help/offer.pdf` is the page `help/offer`. An owner's own file comes before them.
 * Parallel requests share one drawing: it occupies the gateway's thread for as long as a hundred calls do.
 */
export function createTextDocuments(db: Database): PictureSource {
  const stored = createLru<string, Buffer<ArrayBuffer>>({
    maxWeight: MAX_KEPT_BYTES,
    weigh: ({ length }) => length,
  })
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  function draw(version: string, title: string, content: string) {
    const current =
      drawing.get(version) ??
      stored.remember(version, () => buildTextPdf(title, content)).finally(() => drawing.delete(version))
    drawing.set(version, current)
    return current
  }

  return async (mediaPath) => {
    const code = PAPER.exec(mediaPath)?.[1]
    if (code === undefined) return undefined
    const [page] = await db.select().from(contentPages).where(eq(contentPages.code, code))
    if (!page?.content) return undefined
    const { title, content } = page
    const version = createHash('sha256').update(`${title}\n${content}`).digest('hex')
    return { contentType: PDF, version, read: () => draw(version, title, content) }
  }
}
