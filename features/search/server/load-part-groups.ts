import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { groupParts } from '@/lib/gateway/contracts/catalog/search'
import { orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import { type PartGroup, toPartGroup } from '../model/part'

export type PartGroups = {
  /** The spelling that was found. */
  article: string
  groups: PartGroup[]
}

/** Brands that make a part with the number, by the first spelling that is known; no groups for an unknown number. */
export const loadPartGroups = cached({
  name: 'search',
  as: 'part-groups',
  keys: ({ groups }: PartGroups) => groups.flatMap(({ internalCode }) => internalCode ?? []),
  read: readPartGroups,
})

export function toPartGroups({ article, items }: ResponseOf<typeof groupParts>): PartGroups {
  return { article, groups: items.map(toPartGroup) }
}

async function readPartGroups(spellings: readonly string[]): Promise<PartGroups> {
  for (const article of spellings) {
    const response = await orMissing(serverGateway().call(groupParts, { body: { article } }))
    if (response && response.items.length > 0) return toPartGroups({ ...response, article })
  }
  return { article: spellings[0] ?? '', groups: [] }
}
