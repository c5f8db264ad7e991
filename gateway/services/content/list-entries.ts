import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { contentEntries, type ContentKind } from '@/gateway/db/schema-site'
import { toContentEntity } from '@/gateway/services/content/to-content-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'

export type EntriesQuery = Paging & {
  sort?: string | undefined
  tag?: string | undefined
  codes?: readonly string[] | undefined
  fields?: readonly string[] | undefined
}

/** Entries of one kind, newest first unless `old` or `title` is asked for. */
export async function listEntries({ db }: ServiceDeps, kind: ContentKind, query: EntriesQuery) {
  const isWanted = and(
    eq(contentEntries.kind, kind),
    query.tag ? sql`${contentEntries.tags} @> ${JSON.stringify([{ slug: query.tag }])}::jsonb` : undefined,
    query.codes ? inArray(contentEntries.code, [...query.codes]) : undefined,
  )
  const order =
    query.sort === 'title'
      ? asc(contentEntries.title)
      : query.sort === 'old'
        ? asc(contentEntries.createdAt)
        : desc(contentEntries.createdAt)
  const [total] = await db.select({ count: count() }).from(contentEntries).where(isWanted)
  const rows = await db
    .select()
    .from(contentEntries)
    .where(isWanted)
    .orderBy(order, desc(contentEntries.id))
    .offset((query.page - 1) * query.limit)
    .limit(query.limit)
  return {
    entities: rows.map((row) => toContentEntity(row, query.fields)),
    pagination: toPagination({ page: query.page, limit: query.limit }, total?.count ?? 0),
  }
}
