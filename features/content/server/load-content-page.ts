import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getInfoSection } from '@/lib/gateway/contracts/catalog/catalog'
import { pathSegment } from '@/lib/gateway/contracts/fields'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { orEmpty, orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { decodeUriPart } from '@/lib/parts/uri'
import type { ContentPage } from '../model/content-page'
import { toContentPage } from './to-content-page'

/** A page of texts by its code, with its newest entries; undefined when there is none. */
export const loadContentPage = cached({
  name: 'content',
  as: 'page',
  keys: (_, code: string) => [code],
  read: (code: string): Promise<ContentPage | undefined> => readPage(code, { limit: MAX_LIMIT }),
})

/** The page that lives at a decoded path: the gateway's codes do not tell folders apart. */
export async function loadPageAt(location: string): Promise<ContentPage | undefined> {
  const page = await loadContentPage(location.slice(location.lastIndexOf('/') + 1))
  return page && livesAt(page, location) ? page : undefined
}

/** The pages at some paths, without those that could not be had. */
export async function loadPagesAt(locations: readonly string[]): Promise<ContentPage[]> {
  const pages = await Promise.all(locations.map((location) => orEmpty(() => loadPageAt(location), undefined)))
  return pages.filter((page) => page !== undefined)
}

function livesAt(page: ContentPage, location: string): boolean {
  return decodeUriPart(page.location) === location
}

async function readPage(code: string, query: { limit: number }): Promise<ContentPage | undefined> {
  if (!isCode(code)) return undefined
  const response = await orMissing(serverGateway().call(getInfoSection, { params: { code }, query }))
  return response && toContentPage(response)
}

/** A code that no page can have is not requested: an address may hold anything. */
export function isCode(code: string): boolean {
  return pathSegment.safeParse(code).success && code !== '.' && code !== '..'
}
