import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { contentEntries, contentPages } from '@/gateway/db/schema/site'
import { CONTENT_FOLDERS, hasPage } from '@/gateway/services/content/content-folders'
import { INDEX, NO_META, sharedPicture, type PageMeta } from '@/gateway/services/meta/page-meta'
import type { PageUri } from '@/gateway/services/seo/parse-page-uri'

/** Head of a news entry, a promotion and the like; undefined when the address names none. */
export async function entryMeta(db: Database, uri: PageUri, siteName: string): Promise<PageMeta | undefined> {
  const [about, folder, code, ...rest] = uri.segments
  const kind = CONTENT_FOLDERS.get(folder ?? '')?.kind
  if (about !== 'about' || !kind || !hasPage(kind) || code === undefined || rest.length > 0) return undefined
  const [entry] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), eq(contentEntries.code, code)))
    .limit(1)
  return (
    entry && {
      ...NO_META,
      title: fitTitle(entry.title, [` — «${siteName}»`]),
      description: entry.preview,
      canonical: uri.path,
      heading: entry.title,
      robots: INDEX,
      image: sharedPicture(entry.picture),
      alt: entry.title,
    }
  )
}

/** Head of a content page, which is known by its path. */
export async function contentPageMeta(
  db: Database,
  uri: PageUri,
  siteName: string,
): Promise<PageMeta | undefined> {
  const code = uri.segments.join('/')
  const [page] = await db
    .select({ title: contentPages.title, preview: contentPages.preview })
    .from(contentPages)
    .where(eq(contentPages.code, code))
    .limit(1)
  return (
    page && {
      ...NO_META,
      title: fitTitle(page.title, [` — «${siteName}»`]),
      description: page.preview,
      canonical: uri.path,
      heading: page.title,
      robots: INDEX,
    }
  )
}
