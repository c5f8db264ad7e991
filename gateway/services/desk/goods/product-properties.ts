import { fieldError } from '@/gateway/core/errors/errors'
import type { PropertyValue } from '@/gateway/db/schema/catalog'
import { toSpec } from '@/gateway/services/cards/to-spec'
import { readSize, readWeight } from '@/gateway/services/product-import/cells/measures'
import { NO_PROPERTY } from '@/gateway/services/product-overrides/property-field'
import { BETWEEN_BARCODES, joinBarcodes } from '@/gateway/services/product-overrides/barcodes-of'
import type { CatalogReference, FilterOption } from '@/gateway/services/reference/load-catalog-reference'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'
import { MAX_PROPERTY_LENGTH, type PROPERTY_KINDS } from '@/lib/gateway/contracts/desk/goods'
import { toBarcode } from '@/lib/parts/number/to-barcode'

export type Property = {
  slug: string
  title: string
  unit: string | null
  kind: (typeof PROPERTY_KINDS)[number]
  sequence: number
  /** Of the filter with this property. */
  filterId: number | null
  options: readonly FilterOption[]
}

const { weight, size, barcode } = OWN_PROPERTIES
/** Indexes of sections hold hundredths as Int32. */
const NUMBER = /^-?\d{1,7}(?:[.,]\d{1,4})?$/

/** A property that shoppers read; undefined for one that has no title. */
export function propertyOf(reference: CatalogReference, slug: string): Property | undefined {
  const known =
    reference.properties.get(slug) ?? Object.values(OWN_PROPERTIES).find((own) => own.slug === slug)
  if (!known) return undefined
  const found = reference.filterByCode.get(slug)
  const filter = found?.source === 'property' ? found : undefined
  const { title, unit, sequence } = known
  return {
    slug,
    title,
    unit,
    kind: kindOf(slug, filter?.type),
    sequence,
    filterId: filter?.id ?? null,
    options: filter?.options ?? [],
  }
}

function kindOf(slug: string, filter: 'enum' | 'numeric' | undefined): Property['kind'] {
  if (slug === barcode.slug) return 'barcode'
  if (filter === 'enum') return 'choice'
  return filter === 'numeric' || slug === weight.slug ? 'number' : 'text'
}

/** A value as it is typed into the field of its property. */
export function typedOf({ kind }: Property, value: PropertyValue): string {
  if (kind === 'choice') return String(value)
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/** The value behind what was typed; throws what has to be typed instead. */
export function readProperty(property: Property, typed: string): PropertyValue {
  const { slug, title, kind } = property
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_PROPERTY_LENGTH)
  if (text === '') return NO_PROPERTY
  if (kind === 'barcode') return readBarcodes(property, text)
  if (slug === weight.slug)
    return readWeight(text, 'кг') ?? wrong(property, `${title}: введите килограммы, например 0,35.`)
  if (slug === size.slug)
    return (
      readSize(text, 'мм') ?? wrong(property, `${title}: введите три стороны, например 120 × 80 × 60 мм.`)
    )
  if (kind !== 'number') return text
  const digits = text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
  if (!NUMBER.test(digits)) return wrong(property, `${title}: введите число, например 12,5.`)
  return Number(digits.replace(',', '.'))
}

/** As goods files have them: digits, one after another. */
function readBarcodes(property: Property, text: string): string {
  const entries = text.split(BETWEEN_BARCODES).flatMap((entry) => entry.trim() || [])
  const barcodes = entries.map(
    (entry) =>
      toBarcode(entry) ??
      wrong(property, `Штрихкод «${entry}» не подходит: цифры не сходятся. Проверьте его.`),
  )
  return joinBarcodes(barcodes)
}

function wrong({ slug }: Property, message: string): never {
  throw fieldError(`properties.${slug}`, message)
}

/** A value as shoppers read it; null where they read nothing. */
export function wordsOfProperty(
  reference: CatalogReference,
  slug: string,
  value: PropertyValue | null,
): string | null {
  if (value === null || value === NO_PROPERTY) return null
  const [entry] = toSpec(reference, { [slug]: value })
  return entry?.humanized ?? String(value)
}
