import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { contentEntries, type ContentKind } from '@/gateway/db/schema/site'
import { compareRows } from '@/gateway/services/site-content/compare-rows'
import { type PartReport, reportOf } from '@/gateway/services/site-content/content-report'
import type { EntryRow } from '@/gateway/services/site-content/to-rows'

const ENTRY_COLUMNS = ['title', 'preview', 'content', 'picture', 'fields', 'tags', 'createdAt'] as const

const keyOf = ({ code }: { code: string }) => code

/** Makes the entries of one kind those of the folder. */
export async function writeEntries(
  db: Database,
  kind: ContentKind,
  rows: readonly EntryRow[],
): Promise<PartReport> {
  const old = await db.select().from(contentEntries).where(eq(contentEntries.kind, kind))
  const changes = compareRows(rows, old, { keyOf, columns: ENTRY_COLUMNS })
  for (const { id } of changes.removed) await db.delete(contentEntries).where(eq(contentEntries.id, id))
  for (const { row, old: known } of changes.changed) {
    const { file: _, ...values } = row
    await db
      .update(contentEntries)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(contentEntries.id, known.id))
  }
  for (const { file: _, ...values } of changes.added)
    await db
      .insert(contentEntries)
      .values({ ...values, sid: `${kind}/${values.code}`, updatedAt: values.createdAt })
  return reportOf(kind, changes, keyOf)
}
