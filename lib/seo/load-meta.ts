import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getMetaData } from '@/lib/gateway/contracts/catalog/seo'
import { orEmpty, orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'

export type PageMeta = ResponseOf<typeof getMetaData>

const NO_META: PageMeta = {
  title: null,
  keywords: null,
  description: null,
  canonical: null,
  heading: null,
  subheading: null,
  robots: null,
  content: null,
  image: null,
  alt: null,
}

/** The SEO service's head of an address (path and canonical query); all null when it has none or fails. */
export async function loadMeta(uri: string): Promise<PageMeta> {
  return orEmpty(() => readMeta(uri), NO_META)
}

export const readMeta = cached({
  name: 'meta',
  as: 'of',
  keys: (_, uri: string) => [uri],
  read: async (uri: string): Promise<PageMeta> => {
    const response = await orMissing(serverGateway().call(getMetaData, { body: { uri } }))
    return response ?? NO_META
  },
})
