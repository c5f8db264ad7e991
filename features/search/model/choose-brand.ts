import { brandKey } from '@/lib/parts/keys'
import { normalizeArticle } from '@/lib/parts/number/normalize-article'
import type { PartGroup } from './part'

/** The group that a brand's segment of an address names: by its normalised form, its key or its external id. */
export function chooseBrand(groups: readonly PartGroup[], segment: string): PartGroup | undefined {
  const requested = segment.toLowerCase()
  return (
    groups.find(({ brand }) => normalizeArticle(brand) === requested) ??
    groups.find(({ brand }) => brandKey(brand) === brandKey(segment)) ??
    groups.find(({ brandExternalId }) => brandExternalId?.toLowerCase() === requested)
  )
}
