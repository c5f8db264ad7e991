import { formatPrice } from '@/gateway/core/text/format-price'
import type { PropertyValue } from '@/gateway/db/schema/catalog'
import type { productChanges } from '@/gateway/db/schema/desk/product-changes'
import { propertyOf, wordsOfProperty } from '@/gateway/services/desk/goods/product-properties'
import { toPlainText } from '@/gateway/services/product-import/cells/to-description'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

type Change = typeof productChanges.$inferSelect

const MAX_WORDS = 120

/** What a change was about, and what the field was and is, for people. */
export function wordsOfChange(reference: CatalogReference, change: Change) {
  const { before, after } = change
  return {
    subject: subjectOf(reference, change),
    before: wordsOf(reference, change, before),
    after: wordsOf(reference, change, after),
  }
}

function subjectOf(reference: CatalogReference, { field, subject }: Change): string | null {
  if (field === 'price') return reference.suppliers.get(Number(subject))?.title ?? null
  return field === 'property' && subject !== null ? (propertyOf(reference, subject)?.title ?? subject) : null
}

function wordsOf(reference: CatalogReference, { field, subject }: Change, value: unknown): string {
  switch (field) {
    case 'hidden':
      return value === true ? 'скрыт' : 'показан'
    case 'price':
      return typeof value === 'number' ? formatPrice(value) : 'по прайс-листу'
    case 'section':
      return typeof value === 'number'
        ? (reference.sectionById.get(value)?.title ?? 'раздела больше нет')
        : 'как в файле'
    case 'pictures':
      if (!Array.isArray(value)) return 'как в файле'
      return value.length === 0 ? 'без фотографий' : `фотографий: ${value.length}`
    case 'property':
      if (value === null) return 'как в файле'
      return shortened(wordsOfProperty(reference, subject ?? '', value as PropertyValue) ?? 'нет')
    case 'title':
      return typeof value === 'string' ? shortened(value) : 'как в файле'
    case 'content':
      return typeof value === 'string' ? shortened(toPlainText(value)) : 'как в файле'
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return 'пусто'
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).trimEnd()}…` : line
}
