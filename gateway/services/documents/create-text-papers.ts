import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { PictureSource } from '@/gateway/core/picture-source'
import { contentPages } from '@/gateway/db/schema-site'
import { buildTextPdf } from '@/gateway/services/documents/build-text-pdf'
import { PDF } from '@/lib/gateway/contracts/files'

const PAPER = /^documents\/((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+)\.pdf$/

/** Texts of the shop as papers: `documents/help/offer.pdf` is the page `help/offer`. An owner's own file comes before them. */
export function createTextPapers(db: Database): PictureSource {
  return async (mediaPath) => {
    const code = PAPER.exec(mediaPath)?.[1]
    if (code === undefined) return undefined
    const [page] = await db.select().from(contentPages).where(eq(contentPages.code, code))
    if (!page?.content) return undefined
    const { title, content } = page
    return {
      contentType: PDF,
      version: createHash('sha256').update(`${title}\n${content}`).digest('hex'),
      read: () => buildTextPdf(title, content),
    }
  }
}
