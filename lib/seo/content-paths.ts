import type { getInfoSection } from '@/lib/gateway/contracts/catalog'
import type { ResponseOf } from '@/lib/gateway/operation'
import { isInternalHref } from '@/lib/routing/redirect-target'
import { encodeUriPart } from '@/lib/parts/uri'

type Answer = Pick<ResponseOf<typeof getInfoSection>, 'tree'> & { entities: readonly { code: string }[] }

/** Addresses that a content page at a path tells of: itself, the pages below it and its entries. */
export function contentPaths(path: string, { tree, entities }: Answer): string[] {
  const below = tree
    .map(({ location }) => location)
    .filter((location) => location.startsWith(`${path}/`) && isInternalHref(location))
  return [path, ...below, ...entities.map(({ code }) => `${path}/${encodeUriPart(code)}`)]
}
