import type { CatalogReference, Section } from '@/gateway/services/reference/load-catalog-reference'

/** From the root of the catalogue down to the section itself; empty for a product without a section. */
export function sectionPath(reference: CatalogReference, sectionId: number | null): Section[] {
  const section = reference.sectionById.get(sectionId ?? 0)
  return (section?.path ?? []).flatMap((id) => reference.sectionById.get(id) ?? [])
}

/** Ids of the section and of all below it. */
export function subtreeIds(section: Section): number[] {
  return [section.id, ...section.children.flatMap(subtreeIds)]
}
