import type { contentEntries } from '@/gateway/db/schema/site'
import { folderOf, hasPage } from '@/gateway/services/content/content-folders'

export type ContentRow = typeof contentEntries.$inferSelect

/** `wanted` names the extra fields to send; absent, all of them are sent. */
export function toContentEntity(row: ContentRow, requested?: readonly string[]) {
  return {
    id: row.id,
    sid: row.sid,
    code: row.code,
    title: row.title,
    preview: row.preview,
    content: row.content,
    picture: row.picture,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fields: requested
      ? Object.fromEntries(Object.entries(row.fields).filter(([name]) => requested.includes(name)))
      : row.fields,
    tags: row.tags,
    location: hasPage(row.kind) ? `/about/${folderOf(row.kind)}/${row.code}` : null,
  }
}
