import type { productChanges } from '@/gateway/db/schema/product-changes'

type Change = Pick<typeof productChanges.$inferSelect, 'field' | 'before' | 'after'>

const HIDDEN_WORDS = { true: 'скрыт', false: 'показан' } as const

/** What a field was and is, for people. */
export function wordsOfChange({ before, after }: Change): { before: string | null; after: string | null } {
  return { before: wordsOf(before), after: wordsOf(after) }
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'boolean' ? HIDDEN_WORDS[`${value}`] : null
}
