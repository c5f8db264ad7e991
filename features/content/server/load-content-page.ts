import 'server-only'
import { keepCached, keepMissing } from '@/lib/gateway/cache'
import { getInfoSection } from '@/lib/gateway/contracts/catalog'
import { pathSegment } from '@/lib/gateway/contracts/fields'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { orEmpty, orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { decodeUriPart } from '@/lib/parts/uri'
import type { ContentEntry, ContentPage } from '../model/content-page'
import { toContentPage } from './to-content-page'

/** A page of texts by its code, with its newest entries; undefined when there is none. */
export async function loadContentPage(code: string): Promise<ContentPage | undefined> {
  'use cache'
  const answer = await readPage(code, { limit: MAX_LIMIT })
  if (!answer) {
    keepMissing('content')
    return undefined
  }
  keepCached('content', code)
  return answer
}

/** The page that lives at a decoded path: the gateway's codes are not told apart by their folders. */
export async function loadPageAt(location: string): Promise<ContentPage | undefined> {
  const page = await loadContentPage(location.slice(location.lastIndexOf('/') + 1))
  return page && livesAt(page, location) ? page : undefined
}

export type LoadedEntry = { page: ContentPage; entry: ContentEntry }

/** One entry of the page at a decoded path; undefined when the page has no such entry. */
export async function loadContentEntry(location: string, code: string): Promise<LoadedEntry | undefined> {
  'use cache'
  const section = location.slice(location.lastIndexOf('/') + 1)
  const page = await readPage(section, { limit: 1, entities: code })
  const entry = page?.entries.find((candidate) => candidate.code === code)
  if (!page || !entry || !livesAt(page, location)) {
    keepMissing('content')
    return undefined
  }
  keepCached('content', section, `${section}/${code}`)
  return { page, entry }
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
