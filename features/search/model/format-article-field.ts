import { toArticleInput } from '@/lib/parts/number/keyboard-layout'

export type FieldText = { value: string; caret: number }

/** The article field's text put right while it is typed; the caret stays behind the same character. */
export function formatArticleField({ value, caret }: FieldText): FieldText {
  return { value: toArticleInput(value), caret: toArticleInput(value.slice(0, caret)).length }
}
