import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { PIECES } from '@/lib/parts/terms/pieces'

/** What a section's products are counted in: as the nearest section says that names a unit. */
export function unitOf({ sectionById }: CatalogReference, sectionId: number | null): string {
  const path = sectionById.get(sectionId ?? 0)?.path ?? []
  const known = path.toReversed().map((id) => sectionById.get(id)?.unit)
  return known.find((unit) => unit !== null && unit !== undefined) ?? PIECES
}

/** Most products are counted in pieces: answers carry no word for it. */
export function otherUnitOf(reference: CatalogReference, sectionId: number | null): { unit?: string } {
  const unit = unitOf(reference, sectionId)
  return unit === PIECES ? {} : { unit }
}
