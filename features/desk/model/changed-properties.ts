import type { DeskProduct } from '../api/product-queries'

/** Of what was typed, the properties that differ from what the product says. */
export function changedProperties(
  known: readonly Pick<DeskProduct['properties'][number], 'slug' | 'value'>[],
  typed: Readonly<Record<string, string>>,
): { slug: string; value: string }[] {
  const values = new Map(known.map(({ slug, value }) => [slug, value]))
  return Object.entries(typed)
    .map(([slug, value]) => ({ slug, value: value.trim() }))
    .filter(({ slug, value }) => value !== (values.get(slug) ?? ''))
}
