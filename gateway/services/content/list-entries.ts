import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { contentEntries, type ContentKind } from '@/gateway/db/schema/site'
import { toContentEntity } from '@/gateway/services/content/to-content-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination, type Paging } from '@/gateway/core/to-pagination'

export type EntriesQuery = Paging & {
  sort?: string | undefined
  tag?: string | undefined
  /** Words that must all occur. */
  search?: string | undefined
  year?: number | undefined
  codes?: readonly string[] | undefined
  fields?: readonly string[] | undefined
}

const YEAR = sql`extract(year from ${contentEntries.createdAt} at time zone 'Europe/Moscow')::int`
const MAX_WORDS = 10

function hasWord(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(
    ilike(contentEntries.title, pattern),
    ilike(contentEntries.preview, pattern),
    ilike(sql`regexp_replace(${contentEntries.content}, '<[^>]*>', ' ', 'g')`, pattern),
  )
}

function isRequested(kind: ContentKind, { tag, codes, search = '', year }: EntriesQuery): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return and(
    eq(contentEntries.kind, kind),
    tag ? sql`${contentEntries.tags} @> ${JSON.stringify([{ slug: tag }])}::jsonb` : undefined,
    codes ? inArray(contentEntries.code, [...codes]) : undefined,
    year === undefined ? undefined : sql`${YEAR} = ${year}`,
    ...words.map(hasWord),
  )
}

/** Entries of one kind, newest first unless `old` or `title` is requested. */
export async function listEntries(deps: ServiceDeps, kind: ContentKind, query: EntriesQuery) {
  const { db } = deps
  const requested = isRequested(kind, query)
  const order =
    query.sort === 'title'
      ? asc(contentEntries.title)
      : query.sort === 'old'
        ? asc(contentEntries.createdAt)
        : desc(contentEntries.createdAt)
  const [total] = await db.select({ count: count() }).from(contentEntries).where(requested)
  const rows = await db
    .select()
    .from(contentEntries)
    .where(requested)
    .orderBy(order, desc(contentEntries.id))
    .offset((query.page - 1) * query.limit)
    .limit(query.limit)
  return {
    entities: rows.map((row) => toContentEntity(row, query.fields)),
    pagination: toPagination({ page: query.page, limit: query.limit }, total?.count ?? 0),
    facets: await readFacets(deps, kind),
  }
}

async function readFacets({ db }: ServiceDeps, kind: ContentKind) {
  const years = await selectRows<{ year: number; count: number }>(
    db,
    sql`select ${YEAR} as year, count(*)::int as count from ${contentEntries} where ${contentEntries.kind} = ${kind}
      group by 1 order by 1 desc`,
  )
  const tags = await selectRows<{ slug: string; title: string; count: number }>(
    db,
    sql`select tag->>'slug' as slug, min(tag->>'title') as title, count(*)::int as count
      from ${contentEntries}, jsonb_array_elements(${contentEntries.tags}) tag where ${contentEntries.kind} = ${kind}
      group by 1 order by 2`,
  )
  return { years, tags }
}
