import 'server-only'
import { chooseBrand } from '../model/choose-brand'
import type { PartGroup, PartWithAnalogs } from '../model/part'
import { spellingsOf } from '../model/search-plan'
import { loadPartGroups } from './load-part-groups'
import { loadPartOffers } from './load-part-offers'

export type Analogs =
  | { kind: 'choice'; article: string; groups: PartGroup[] }
  /** `brand` and `article` as the part's maker writes them. */
  | { kind: 'part'; brand: string; article: string; result: PartWithAnalogs }

/**
 * Analogs of a part, or the brands to choose from when only its number is given and several make it. Both come from an
 * address, where they are normalised. Undefined when there is no such part.
 */
export async function loadAnalogs(requested: {
  article: string
  brand?: string
}): Promise<Analogs | undefined> {
  const spellings = spellingsOf(requested.article)
  if (spellings.length === 0) return undefined
  const { article, groups } = await loadPartGroups(spellings)
  if (requested.brand === undefined && groups.length > 1) return { kind: 'choice', article, groups }
  const chosen = requested.brand === undefined ? groups[0] : chooseBrand(groups, requested.brand)
  if (!chosen) return undefined
  const brand = chosen.brandExternalId ?? chosen.brand
  const result = await loadPartOffers({ article: chosen.article, brand, isOem: false })
  return result && { kind: 'part', brand: chosen.brand, article: chosen.article, result }
}
