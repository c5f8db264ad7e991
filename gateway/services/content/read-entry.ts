import { and, asc, eq, ne } from 'drizzle-orm'
import { contentEntries, type ContentKind } from '@/gateway/db/schema/site'
import { notFound } from '@/gateway/core/errors/errors'
import { toContentEntity } from '@/gateway/services/content/to-content-entity'
import type { ServiceDeps } from '@/gateway/services/deps'

export type EntryQuery = { slug: string; kind?: ContentKind; fields?: readonly string[] | undefined }

/** One entry by its code. Vacancies have a separate call, which knows whether they are open. */
export async function readEntry({ db }: ServiceDeps, { slug, kind, fields }: EntryQuery) {
  const isRequested = and(
    eq(contentEntries.code, slug),
    kind ? eq(contentEntries.kind, kind) : ne(contentEntries.kind, 'vacancy'),
  )
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(isRequested)
    .orderBy(asc(contentEntries.id))
    .limit(1)
  if (!row) throw notFound('Такой записи нет.')
  return toContentEntity(row, fields)
}
