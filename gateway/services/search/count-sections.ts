import type { ServiceDeps } from '@/gateway/services/deps'
import { sectionOfProducts } from '@/gateway/services/fitment/section-of-products'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import type { Hits } from '@/gateway/services/hits/hits'

/** How many of the results stand in each section or below it; what a press on the section then lists. */
export async function countSections(
  deps: ServiceDeps,
  { numbered, worded }: Hits,
): Promise<ReadonlyMap<Section, number>> {
  const { sectionById } = await deps.reference()
  const sectionOf = await sectionOfProducts(deps)
  const own = new Map<number, number>()
  const known = new Set(numbered)
  const count = (id: number) => {
    const section = sectionOf[id] ?? 0
    own.set(section, (own.get(section) ?? 0) + 1)
  }
  for (const id of known) count(id)
  for (const id of worded) if (known.size === 0 || !known.has(id)) count(id)
  const counts = new Map<Section, number>()
  for (const [id, count] of own) {
    for (const above of sectionById.get(id)?.path ?? []) {
      const section = sectionById.get(above)
      if (section && section.level > 0) counts.set(section, (counts.get(section) ?? 0) + count)
    }
  }
  return counts
}

/** The lowest section that has all of the results. */
export function sectionOfAll(counts: ReadonlyMap<Section, number>, total: number): Section | undefined {
  return [...counts]
    .filter(([, count]) => count === total)
    .map(([section]) => section)
    .toSorted((left, right) => right.level - left.level)[0]
}
