import { assistantOf } from '@/lib/parts/vehicle/assistant-of'
import { hrefs } from '@/lib/routing/hrefs'
import type { Stores } from '@/stores/create-stores'
import { currentVehicle } from '@/stores/vehicle/current-vehicle'
import { formatArticleField } from '../model/format-article-field'
import { addToHistory, readHistory, writeHistory } from '../model/search-history'
import type { SearchMode } from '../model/search-modes'
import { looksLikeArticle } from '../model/search-plan'

export { SearchHints } from './search-hints'

/** Writes a part number as it is typed in the shop's own way, the caret where it was. */
export function formatField(field: HTMLInputElement): void {
  const caret = field.selectionStart ?? field.value.length
  const formatted = formatArticleField({ value: field.value, caret })
  if (formatted.value === field.value) return
  field.value = formatted.value
  field.setSelectionRange(formatted.caret, formatted.caret)
}

/** Where a search leads, which is remembered. Words are searched for the shopper's car; a number is the same for any. */
export function startSearch(q: string, mode: SearchMode, { vehicle, user }: Stores): string {
  writeHistory(addToHistory(readHistory(), q))
  const isByWords = mode === 'name' || (mode === 'all' && !looksLikeArticle(q))
  const { carId = null, year = null } = currentVehicle(vehicle.getState(), user.getState()) ?? {}
  if (!isByWords || carId === null) return hrefs.search({ q, mode })
  return hrefs.search({ q, mode, assistants: assistantOf({ carId, year }) })
}
