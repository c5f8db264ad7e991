import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getProductTag, listProductTags } from '@/lib/gateway/contracts/catalog/seo'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { isInternalHref } from '@/lib/routing/redirects/redirect-target'

export type SectionTag = { title: string; href: string }

/** Ready-made listings that people look for in a section. */
export const loadSectionTags = cached({
  name: 'section',
  as: 'tags',
  keys: (_, section: string) => [section],
  read: async (section: string): Promise<SectionTag[]> => {
    const response = await orMissing(serverGateway().call(listProductTags, { body: { category: section } }))
    return (response?.tags ?? []).flatMap(({ title, location }) =>
      isInternalHref(location) ? [{ title, href: location }] : [],
    )
  },
})

/** Address of the listing that a tag opens, when the section has a tag of that name. */
export const loadTagAddress = cached({
  name: 'section',
  as: 'tag',
  keys: (_, section: string) => [section],
  read: async (section: string, slug: string): Promise<string | undefined> => {
    const tag = await orMissing(serverGateway().call(getProductTag, { body: { slug } }))
    return tag?.category === section && isInternalHref(tag.location) ? tag.location : undefined
  },
})
