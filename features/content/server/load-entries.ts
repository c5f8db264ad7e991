import 'server-only'
import type * as z from 'zod'
import { cached } from '@/lib/data-cache/cached'
import { getInfoEntity, getInfoSection } from '@/lib/gateway/contracts/catalog/catalog'
import {
  listNews,
  listPress,
  listPromotions,
  readNews,
  readPress,
  readPromotion,
} from '@/lib/gateway/contracts/catalog/content'
import type { contentEntity, contentFacets } from '@/lib/gateway/contracts/catalog/content-shapes'
import type { pagination } from '@/lib/gateway/contracts/fields'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import type { ContentEntry } from '../model/content-page'
import type { EntryListCode } from '../model/entry-lists'
import { type EntryPage, NO_ENTRIES } from '../model/entry-page'
import type { ListAddress } from '../model/list-address'
import { isCode } from './load-content-page'
import { toContentEntry } from './to-content-page'

/** How many entries a page of a list has. */
const PAGE_SIZE: Readonly<Record<EntryListCode, number>> = {
  news: 10,
  promo: 10,
  press: 10,
  publications: 10,
  certificates: 24,
}

/** Lists that have calls of their own; the others are content pages. */
const OWN_CALLS = {
  news: { list: listNews, read: readNews },
  promo: { list: listPromotions, read: readPromotion },
  press: { list: listPress, read: readPress },
} as const

type Entity = z.output<typeof contentEntity>
type ListResponse = {
  entities: Entity[]
  pagination: z.output<typeof pagination>
  facets: z.output<typeof contentFacets>
}

/** One page of a list of entries. */
export const loadEntries = cached({
  name: 'content',
  as: 'entries',
  keys: (_, list: EntryListCode) => [list],
  read: async (list: EntryListCode, { page, year, search, brand }: ListAddress): Promise<EntryPage> => {
    const requested = {
      page,
      limit: PAGE_SIZE[list],
      ...(year === null ? {} : { year }),
      ...(search === '' ? {} : { search }),
      ...(brand === '' ? {} : { tag: brand }),
    }
    const response = await orMissing<ListResponse>(requestList(list, requested))
    if (!response) return { ...NO_ENTRIES, page }
    const { entities, pagination: paging, facets } = response
    return {
      entries: entities.map(toContentEntry),
      page: paging.page,
      pages: paging.pages,
      total: paging.total,
      ...facets,
    }
  },
})

function requestList(
  list: EntryListCode,
  requested: { page: number; limit: number; year?: number; search?: string; tag?: string },
): Promise<ListResponse> {
  return isOwn(list)
    ? serverGateway().call(OWN_CALLS[list].list, { body: requested })
    : serverGateway().call(getInfoSection, { params: { code: list }, query: requested })
}

/** One entry of a list; undefined when the list has no such entry. */
export const loadEntry = cached({
  name: 'content',
  as: 'entry',
  keys: (_, list: EntryListCode, code: string) => [list, `${list}/${code}`],
  read: async (list: EntryListCode, code: string): Promise<ContentEntry | undefined> => {
    if (!isCode(code)) return undefined
    const entity = await orMissing<Entity>(requestEntry(list, code))
    return entity && livesIn(list, entity) ? toContentEntry(entity) : undefined
  },
})

function requestEntry(list: EntryListCode, code: string): Promise<Entity> {
  return isOwn(list)
    ? serverGateway().call(OWN_CALLS[list].read, { body: { slug: code } })
    : serverGateway().call(getInfoEntity, { params: { code } })
}

function isOwn(list: EntryListCode): list is keyof typeof OWN_CALLS {
  return Object.hasOwn(OWN_CALLS, list)
}

/** Entries of all kinds answer to one call: the others of the same code have another address. */
function livesIn(list: EntryListCode, { location, code }: Entity): boolean {
  return (
    location === null ||
    decodeUriPart(location) === decodeUriPart(`${hrefs.about}/${list}/${encodeUriPart(code)}`)
  )
}
