import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { firstSource } from '@/gateway/services/media/first-source'
import { createTextDocuments } from '@/gateway/services/documents/create-text-documents'
import { importTransaction } from '@/gateway/services/price-import/store/import-transaction'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { compareWithShop } from '@/gateway/services/site-content/compare-with-shop'
import { ContentError, type ContentProblem } from '@/gateway/services/site-content/content-error'
import type { ContentReport, PartReport } from '@/gateway/services/site-content/content-report'
import { findMissingFiles } from '@/gateway/services/site-content/find-missing-files'
import type { SiteContent } from '@/gateway/services/site-content/read-content'
import { writeContent } from '@/gateway/services/site-content/write/write-content'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

const CONTENT_LOCK = 7_150_031

/** What pages are made of a part; heads of entries are worked out from them. */
const TAGS: Readonly<Record<string, readonly PurgeTag[]>> = {
  menu: ['bootstrap'],
  site: ['bootstrap'],
  seo: ['meta'],
  campaign: [],
  service: ['content'],
  tariff: ['content'],
  term: ['content'],
  desk: [],
}
const PRODUCTS = '/product/'
/** Heads that end in the shop's name come with their product or listing. */
const NAMED: readonly PurgeTag[] = ['bootstrap', 'meta', 'listing', 'product']
const TEXT_TAGS: readonly PurgeTag[] = ['content', 'meta']

/**
 * Loads a folder's content into the shop, all of it or nothing, and has the pages that show it made anew. With `isDryRun` it
 * tells what it would change and changes nothing. Content that names what the shop has not is refused, or warned of. `pictures` are
 * those that the shop serves already.
 */
export function applyContent(
  db: Database,
  content: SiteContent,
  { isDryRun, pictures }: { isDryRun: boolean; pictures: PictureSource },
): Promise<ContentReport> {
  return importTransaction(db, isDryRun, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`)
    const { problems, warnings } = await compareWithShop(tx, content)
    if (problems.length > 0) throw new ContentError(problems)
    const parts = await writeContent(tx, content)
    const tags = parts.flatMap(tagsOf)
    if (tags.length > 0) await announcePurge(tx, tags)
    // Pages are papers too, the new ones among them.
    const missing = await findMissingFiles(content, firstSource(pictures, createTextDocuments(tx)))
    return { parts, warnings: [...content.warnings, ...warnings, ...missing].toSorted(byPlace) }
  })
}

function tagsOf({ part, added, changed, removed }: PartReport): readonly PurgeTag[] {
  const touched = [...added, ...changed, ...removed]
  if (touched.length === 0) return []
  if (part === 'site' && touched.includes('siteName')) return NAMED
  const tags = TAGS[part] ?? TEXT_TAGS
  // The head of a product's page comes with the product.
  return part === 'seo' && touched.some((address) => address.startsWith(PRODUCTS))
    ? [...tags, 'product']
    : tags
}

function byPlace(one: ContentProblem, other: ContentProblem): number {
  if (one.file === other.file) return one.line - other.line
  return one.file < other.file ? -1 : 1
}
