import { formatArticleField } from '../model/format-article-field'
import { addToHistory, readHistory, writeHistory } from '../model/search-history'

export { SearchHints } from './search-hints'

/** Writes a part number as it is typed in the shop's own way, the caret where it was. */
export function formatField(field: HTMLInputElement): void {
  const caret = field.selectionStart ?? field.value.length
  const formatted = formatArticleField({ value: field.value, caret })
  if (formatted.value === field.value) return
  field.value = formatted.value
  field.setSelectionRange(formatted.caret, formatted.caret)
}

export function remember(query: string): void {
  writeHistory(addToHistory(readHistory(), query))
}
