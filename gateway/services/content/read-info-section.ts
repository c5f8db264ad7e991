import { contentPages } from '@/gateway/db/schema/site'
import { notFound } from '@/gateway/core/errors/errors'
import { CONTENT_FOLDERS } from '@/gateway/services/content/content-folders'
import { type EntriesQuery, listEntries } from '@/gateway/services/content/list-entries'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPagination } from '@/gateway/core/to-pagination'

export type InfoQuery = Omit<EntriesQuery, 'codes' | 'fields'> & { entities?: string | undefined }
type Page = typeof contentPages.$inferSelect

const EMPTY_PAGE = { preview: null, content: null }
const NO_FACETS = { years: [], tags: [] }

/** A page is found by its path, or by the last part of it. */
function findPage(pages: readonly Page[], code: string) {
  return pages.find((page) => page.code === code) ?? pages.find((page) => page.code.endsWith(`/${code}`))
}

function treeAround(pages: readonly Page[], page: Page | undefined) {
  if (!page) return []
  return pages
    .filter((one) => one.parentId === page.parentId || one.parentId === page.id || one.id === page.parentId)
    .toSorted((a, b) => a.sequence - b.sequence || a.id - b.id)
    .map(({ id, code, title, parentId }) => ({
      id,
      code,
      title,
      location: `/${code}`,
      parentId,
      isActive: id === page.id,
    }))
}

function entriesRequested(entities: string | undefined) {
  if (entities === undefined || entities === '' || entities === '1' || entities === 'true') return {}
  if (entities === '0' || entities === 'false') return undefined
  return { codes: entities.split(',').map((code) => code.trim()) }
}

/** A content page with its neighbours and, for news and the like, its entries. */
export async function readInfoSection(deps: ServiceDeps, code: string, query: InfoQuery) {
  const pages = await deps.db.select().from(contentPages).orderBy(contentPages.sequence, contentPages.id)
  const page = findPage(pages, code)
  const folder = CONTENT_FOLDERS.get(code)
  if (!page && !folder) throw notFound('Такой страницы нет.')
  const { entities, ...narrowed } = query
  const requested = entriesRequested(entities)
  const list =
    folder && requested ? await listEntries(deps, folder.kind, { ...narrowed, ...requested }) : undefined
  return {
    ...(page ?? EMPTY_PAGE),
    id: page?.id ?? 0,
    code: page?.code ?? code,
    title: page?.title ?? folder?.title ?? code,
    tree: treeAround(pages, page),
    entities: list?.entities ?? [],
    pagination: list?.pagination ?? toPagination(query, 0),
    facets: list?.facets ?? NO_FACETS,
  }
}
