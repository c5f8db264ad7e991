import type { PromoFields } from '@/lib/routing/redirects/promo-href'
import { safeHref } from '@/lib/routing/redirects/redirect-target'

export type ContentLink = { code: string; title: string; href: string; isActive: boolean }

export type ContentEntry = {
  code: string
  title: string
  /** Sanitised HTML. */
  preview: string | null
  /** Sanitised HTML. */
  content: string | null
  /** Media path. */
  picture: string | null
  /** ISO 8601. */
  createdAt: string | null
  /** «Реклама», and the advertiser when he is named; `null` for the shop's own. */
  ad: string | null
  /** Extra fields of the gateway, marks of the advertiser among them. */
  fields: PromoFields
  tags: { slug: string; title: string }[]
}

export type ContentPage = {
  code: string
  /** Path under which the page lives. */
  location: string
  title: string
  /** Sanitised HTML. */
  preview: string | null
  /** Sanitised HTML. */
  content: string | null
  parent: ContentLink | null
  /** Pages of the same parent, this one among them; none for a page without a parent. */
  siblings: ContentLink[]
  children: ContentLink[]
  entries: ContentEntry[]
}

export type ContentNode = {
  id: number
  code: string
  title: string
  location: string
  parentId: number | null
  isActive: boolean
}

type Place = Pick<ContentPage, 'location' | 'parent' | 'siblings' | 'children'>

const DEFAULT_HOME = '/about'

/** Where a page stands among its neighbours; a page that the tree does not show belongs to the company's pages. */
export function placeOf(code: string, tree: readonly ContentNode[]): Place {
  const own = tree.find(({ isActive }) => isActive) ?? tree.find((node) => node.code === code)
  if (!own) {
    const location = code.includes('/') ? `/${code}` : `${DEFAULT_HOME}/${code}`
    return { location, parent: null, siblings: [], children: [] }
  }
  const parent = tree.find(({ id }) => id === own.parentId)
  return {
    location: own.location,
    parent: parent ? (toLinks([parent])[0] ?? null) : null,
    siblings: own.parentId === null ? [] : toLinks(tree.filter(({ parentId }) => parentId === own.parentId)),
    children: toLinks(tree.filter(({ parentId }) => parentId === own.id)),
  }
}

function toLinks(nodes: readonly ContentNode[]): ContentLink[] {
  return nodes.flatMap(({ code, title, location, isActive }) => {
    const href = safeHref(location)
    return href === null ? [] : [{ code: lastPart(code), title, href, isActive }]
  })
}

/** Pages are requested by the last part of their path. */
function lastPart(code: string): string {
  return code.slice(code.lastIndexOf('/') + 1)
}
