import type { PropertyValue } from '@/gateway/db/schema/catalog'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

export type Attribute = { title: string; slug: string; filterId: number | null; isNumeric: boolean }

const MAX_VALUE = 200
const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,4})?/
const NOTHING = /^(?:-|—|–|нет данных|n\/a|null)$/i

const keyOf = (title: string) => title.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()

/** «Высота, мм», «Высота (мм)» and «Высота» for the unit мм. */
function spellings(title: string, unit: string | null): string[] {
  return [title, ...(unit ? [`${title}, ${unit}`, `${title} (${unit})`, `${title} ${unit}`] : [])]
}

/** Finds the property behind the title of a column: by its code or its title, of the filters first. */
export function createAttributes({ filters, properties }: CatalogReference) {
  const known = new Map<string, Attribute>()
  const learn = (names: readonly string[], attribute: Attribute) => {
    for (const name of names) if (!known.has(keyOf(name))) known.set(keyOf(name), attribute)
  }
  for (const { id, source, code, title, unit, type } of filters)
    if (source === 'property')
      learn([code, ...spellings(title, unit)], {
        title,
        slug: code,
        filterId: id,
        isNumeric: type === 'numeric',
      })
  for (const { slug, title, unit } of properties.values())
    learn([slug, ...spellings(title, unit)], { title, slug, filterId: null, isNumeric: false })
  return (title: string): Attribute | undefined => known.get(keyOf(title))
}

/** The value of a cell; null where it says nothing, undefined where a number is needed and there is none. */
export function readAttribute(text: string, { isNumeric }: Attribute): PropertyValue | null | undefined {
  const value = text.trim().replaceAll(/\s+/g, ' ')
  if (value === '' || NOTHING.test(value)) return null
  if (!isNumeric) return value.slice(0, MAX_VALUE)
  const number = NUMBER.exec(value.replaceAll(/(?<=\d) (?=\d{3}\b)/g, ''))?.[0]
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
