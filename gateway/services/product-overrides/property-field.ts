import type { OverrideKey } from '@/gateway/db/schema/desk/product-overrides'

const PREFIX = 'property:'

/** What the staff says where a product has no such property, whatever files say. */
export const NO_PROPERTY = ''

export function propertyField(slug: string): OverrideKey {
  return `${PREFIX}${slug}`
}

/** The property that an override is about; undefined for one of another field. */
export function slugOf(field: string): string | undefined {
  return field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined
}
