import type { DeskProduct } from '../api/product-queries'

/** Of what was typed, the properties that differ from what the product says. */
export function changedProperties(
  known: readonly Pick<DeskProduct['properties'][number], 'slug' | 'value'>[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const values = new Map(known.map(({ slug, value }) => [slug, value]))
  return Object.fromEntries(
    Object.entries(typed)
      .map(([slug, value]) => [slug, value.trim()] as const)
      .filter(([slug, value]) => value !== (values.get(slug) ?? '')),
  )
}
