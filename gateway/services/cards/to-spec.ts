import type { PropertyValue } from '@/gateway/db/schema/catalog'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

type SpecEntry = { code: string; title: string; value: PropertyValue; humanized: string | null }

const NBSP = '\u00a0'
const decimals = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 })

function humanize(value: PropertyValue, optionTitle: string | undefined, unit: string | null) {
  if (optionTitle !== undefined) return optionTitle
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  const text = typeof value === 'number' ? decimals.format(value) : value
  if (text === '') return null
  return unit ? `${text}${NBSP}${unit}` : text
}

/** Properties of a product with the words that people read, in their order; `isKey` selects those of cards. */
export function toSpec(
  reference: CatalogReference,
  values: Readonly<Record<string, PropertyValue>>,
  { onlyKey = false }: { onlyKey?: boolean } = {},
): SpecEntry[] {
  return Object.entries(values)
    .flatMap(([code, value]) => {
      const property = reference.properties.get(code)
      if (onlyKey && !property?.isKey) return []
      const option = reference.filterByCode.get(code)?.optionByValue.get(String(value))
      const humanized = property ? humanize(value, option?.title, property.unit) : null
      return [{ sequence: property?.sequence ?? 0, code, title: property?.title ?? code, value, humanized }]
    })
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ sequence: _, ...entry }) => entry)
}
