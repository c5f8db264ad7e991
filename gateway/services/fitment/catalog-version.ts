import type { ServiceDeps } from '@/gateway/services/deps'
import { ROOT_SECTION_CODE } from '@/gateway/services/reference/load-catalog-reference'

/** Changes with every refresh of the catalogue; 0 while it lists nothing. */
export async function catalogVersion({ reference, sectionIndexes }: ServiceDeps): Promise<number> {
  const root = (await reference()).sectionByCode.get(ROOT_SECTION_CODE)
  return (root && (await sectionIndexes.get(root.id))?.version) ?? 0
}
