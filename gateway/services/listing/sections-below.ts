import { countSection } from '@/gateway/db/facets/search-section'
import { toSectionLink } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'

/** The sections right below one, each with the number of its products, of those for the chosen cars where there are any. */
export function sectionsBelow(
  { sectionIndexes }: Pick<ServiceDeps, 'sectionIndexes'>,
  { children }: Pick<Section, 'children'>,
  ofCars: Iterable<number> | undefined,
) {
  return Promise.all(
    children.map(async (child) => {
      const link = toSectionLink(child)
      if (!ofCars) return link
      const index = await sectionIndexes.get(child.id)
      return { ...link, count: index ? countSection(index, { within: ofCars }) : 0 }
    }),
  )
}
