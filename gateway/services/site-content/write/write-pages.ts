import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { contentPages } from '@/gateway/db/schema/site'
import { compareRows } from '@/gateway/services/site-content/compare-rows'
import { type PartReport, reportOf } from '@/gateway/services/site-content/content-report'
import type { PageHead } from '@/gateway/services/site-content/document-shapes'
import type { ContentDocument } from '@/gateway/services/site-content/read-document'

const COLUMNS = ['title', 'preview', 'content', 'sequence', 'parent'] as const

const keyOf = ({ code }: { code: string }) => code

/** Makes the pages of texts those of the folder; a page above comes before those below it. */
export async function writePages(
  db: Database,
  documents: readonly ContentDocument<PageHead>[],
): Promise<PartReport> {
  const known = await db.select().from(contentPages)
  const codes = new Set(documents.map(keyOf))
  const old = known.map((row) => ({
    ...row,
    parent: known.find(({ id }) => id === row.parentId)?.code ?? null,
  }))
  const rows = documents.map(({ code, head, html }) => ({
    code,
    title: head.title,
    preview: head.preview ?? null,
    content: html,
    sequence: head.order,
    parent: parentOf(code, codes),
  }))
  const changes = compareRows(rows, old, { keyOf, columns: COLUMNS })
  const ids = new Map(known.map(({ code, id }) => [code, id]))
  // Nothing may lie below a page that goes.
  for (const { id } of changes.removed)
    await db.update(contentPages).set({ parentId: null }).where(eq(contentPages.parentId, id))
  for (const { id } of changes.removed) await db.delete(contentPages).where(eq(contentPages.id, id))
  for (const { parent, ...row } of changes.added) {
    const values = { ...row, parentId: parent === null ? null : ids.get(parent) }
    const [made] = await db.insert(contentPages).values(values).returning({ id: contentPages.id })
    if (made) ids.set(row.code, made.id)
  }
  for (const { row, old: before } of changes.changed) {
    const { parent, ...values } = row
    const parentId = parent === null ? null : (ids.get(parent) ?? null)
    await db
      .update(contentPages)
      .set({ ...values, parentId })
      .where(eq(contentPages.id, before.id))
  }
  return reportOf('page', changes, keyOf)
}

/** The nearest page above that is there. */
function parentOf(code: string, codes: ReadonlySet<string>): string | null {
  for (let at = code.lastIndexOf('/'); at > 0; at = code.lastIndexOf('/', at - 1)) {
    const above = code.slice(0, at)
    if (codes.has(above)) return above
  }
  return null
}
