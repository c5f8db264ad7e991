import { formatPrice } from '@/gateway/core/text/format-price'
import type { productChanges } from '@/gateway/db/schema/product-changes'
import { toPlainText } from '@/gateway/services/goods-import/cells/to-description'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

type Change = typeof productChanges.$inferSelect

const MAX_WORDS = 120

/** What a change was about, and what the field was and is, for people. */
export function wordsOfChange(reference: CatalogReference, { field, subject, before, after }: Change) {
  const supplier = field === 'price' ? reference.suppliers.get(Number(subject)) : undefined
  return {
    subject: supplier?.title ?? null,
    before: wordsOf(reference, field, before),
    after: wordsOf(reference, field, after),
  }
}

function wordsOf({ sectionById }: CatalogReference, field: Change['field'], value: unknown): string {
  switch (field) {
    case 'hidden':
      return value === true ? 'скрыт' : 'показан'
    case 'price':
      return typeof value === 'number' ? formatPrice(value) : 'по прайс-листу'
    case 'section':
      return typeof value === 'number'
        ? (sectionById.get(value)?.title ?? 'раздела больше нет')
        : 'как в файле'
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
