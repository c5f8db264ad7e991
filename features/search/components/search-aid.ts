import { hrefs } from '@/lib/routing/hrefs'
import type { Stores } from '@/stores/create-stores'
import { currentVehicle } from '@/stores/vehicle/current-vehicle'
import { assistantOfWords } from '../model/assistant-of-words'
import { formatArticleField } from '../model/format-article-field'
import { addToHistory, readHistory, writeHistory } from '../model/search-history'
import type { SearchMode } from '../model/search-modes'

export { SearchHints } from './search-hints'

/** Writes a part number as it is typed in the shop's own way, the caret where it was. */
export function formatField(field: HTMLInputElement): void {
  const caret = field.selectionStart ?? field.value.length
  const formatted = formatArticleField({ value: field.value, caret })
  if (formatted.value === field.value) return
  field.value = formatted.value
  field.setSelectionRange(formatted.caret, formatted.caret)
}

/** Where a search leads, which is remembered. */
export function startSearch(q: string, mode: SearchMode, { vehicle, user }: Stores): string {
  writeHistory(addToHistory(readHistory(), q))
  const assistants = assistantOfWords(q, mode, currentVehicle(vehicle.getState(), user.getState()))
  return hrefs.search({ q, mode, assistants: assistants ?? '' })
}
