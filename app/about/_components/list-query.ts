import type { Metadata } from 'next'
import {
  isNarrowed,
  type ListAddress,
  listHref,
  readListAddress,
} from '@/features/content/model/list-address'
import { toSearchParams } from '@/lib/routing/query'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

export type ListQuery = Promise<Record<string, string | string[] | undefined>>

export async function readListQuery(query: ListQuery): Promise<ListAddress> {
  return readListAddress(toSearchParams(await query))
}

type ListHead = {
  title: string
  path: string
  description: string
  feeds?: readonly { url: string; title: string }[]
}

/** Search engines index each page of a whole list, and no search result within it. */
export async function listMetadata(
  { title, path, description, feeds }: ListHead,
  address: ListAddress,
): Promise<Metadata> {
  const meta = await loadMeta(path)
  const narrowed = isNarrowed(address)
  const own = narrowed ? path : listHref(path, { page: address.page })
  return toMetadata(
    {
      ...meta,
      canonical: address.page > 1 ? null : meta.canonical,
      robots: narrowed ? NO_INDEX : meta.robots,
    },
    { title, description, path: own, page: address.page, ...(feeds && { feeds }) },
  )
}

const NO_INDEX = 'noindex,follow'
