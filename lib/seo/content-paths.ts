import type { getInfoSection } from '@/lib/gateway/contracts/catalog/catalog'
import type { ResponseOf } from '@/lib/gateway/operation'
import { isInternalHref } from '@/lib/routing/redirects/redirect-target'
import { encodeUriPart } from '@/lib/parts/uri'
import type { SitemapEntry } from './sitemap'

type Entity = { code: string; createdAt: string | null; updatedAt: string | null }
type Answer = Pick<ResponseOf<typeof getInfoSection>, 'tree'> & { entities: readonly Entity[] }

/** Addresses of a content page at a path: its own, those of the pages below it and of its entries, with their days. */
export function contentPaths(path: string, { tree, entities }: Answer): SitemapEntry[] {
  const below = tree
    .map(({ location }) => location)
    .filter((location) => location.startsWith(`${path}/`) && isInternalHref(location))
  const entries = entities.map((entity) => ({
    path: `${path}/${encodeUriPart(entity.code)}`,
    updatedAt: (entity.updatedAt ?? entity.createdAt)?.slice(0, 10),
  }))
  const newest = entries
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .toSorted()
    .at(-1)
  return [{ path, updatedAt: newest }, ...below.map((location) => ({ path: location })), ...entries]
}
