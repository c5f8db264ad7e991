import 'server-only'
import { kept } from '@/lib/gateway/cache'
import { getInfoSection } from '@/lib/gateway/contracts/catalog'
import { pathSegment } from '@/lib/gateway/contracts/fields'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { orEmpty, orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { decodeUriPart } from '@/lib/parts/uri'
import type { ContentEntry, ContentPage } from '../model/content-page'
import { toContentPage } from './to-content-page'

/** A page of texts by its code, with its newest entries; undefined when there is none. */
export const loadContentPage = kept({
  name: 'content',
  as: 'page',
  keys: (_, code: string) => [code],
  read: (code: string): Promise<ContentPage | undefined> => readPage(code, { limit: MAX_LIMIT }),
})

/** The page that lives at a decoded path: the gateway's codes are not told apart by their folders. */
export async function loadPageAt(location: string): Promise<ContentPage | undefined> {
  const page = await loadContentPage(location.slice(location.lastIndexOf('/') + 1))
  return page && livesAt(page, location) ? page : undefined
}

export type LoadedEntry = { page: ContentPage; entry: ContentEntry }

/** One entry of the page at a decoded path; undefined when the page has no such entry. */
export const loadContentEntry = kept({
  name: 'content',
  as: 'entry',
  keys: (value: LoadedEntry | undefined, _: string, code: string) =>
    value ? [value.page.code, `${value.page.code}/${code}`] : [],
  read: readEntry,
})

async function readEntry(location: string, code: string): Promise<LoadedEntry | undefined> {
  const section = location.slice(location.lastIndexOf('/') + 1)
  const page = await readPage(section, { limit: 1, entities: code })
  const entry = page?.entries.find((candidate) => candidate.code === code)
  return page && entry && livesAt(page, location) ? { page, entry } : undefined
}

/** The pages at some paths, without those that could not be had. */
export async function loadPagesAt(locations: readonly string[]): Promise<ContentPage[]> {
  const pages = await Promise.all(locations.map((location) => orEmpty(() => loadPageAt(location), undefined)))
  return pages.filter((page) => page !== undefined)
}

function livesAt(page: ContentPage, location: string): boolean {
  return decodeUriPart(page.location) === location
}

async function readPage(
  code: string,
  query: { limit: number; entities?: string },
): Promise<ContentPage | undefined> {
  if (!isCode(code) || (query.entities !== undefined && !isCode(query.entities))) return undefined
  const answer = await orMissing(serverGateway().call(getInfoSection, { params: { code }, query }))
  return answer && toContentPage(answer)
}

/** What no page can be called is not asked for: an address may hold anything. */
function isCode(code: string): boolean {
  return pathSegment.safeParse(code).success && code !== '.' && code !== '..'
}
