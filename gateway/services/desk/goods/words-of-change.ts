import { formatPrice } from '@/gateway/core/text/format-price'
import type { productChanges } from '@/gateway/db/schema/product-changes'

type Change = Pick<typeof productChanges.$inferSelect, 'field' | 'before' | 'after'>

const HIDDEN_WORDS = { true: 'скрыт', false: 'показан' } as const

/** What a field was and is, for people. */
export function wordsOfChange({ field, before, after }: Change) {
  return { before: wordsOf(field, before), after: wordsOf(field, after) }
}

function wordsOf(field: Change['field'], value: unknown): string | null {
  if (field === 'price') return typeof value === 'number' ? formatPrice(value) : 'по прайс-листу'
  return typeof value === 'boolean' ? HIDDEN_WORDS[`${value}`] : null
}
