import type { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'

export type SearchMode = (typeof SEARCH_MODES)[number]

export type SearchModeOption = { mode: SearchMode; label: string; placeholder: string }

/** The shop's own name, as its internal codes are called by it. */
export const SHOP_NAME = 'Арус'

export const SEARCH_MODE_OPTIONS: readonly SearchModeOption[] = [
  { mode: 'all', label: 'Везде', placeholder: 'Номер детали, название или код' },
  { mode: 'articul', label: 'По артикулу', placeholder: 'Номер детали, например 0C90' },
  { mode: 'name', label: 'Наименованию', placeholder: 'Название, например масляный фильтр' },
  { mode: 'arusCode', label: `Коду ${SHOP_NAME}`, placeholder: 'Код товара, например 00-00012345' },
]

/** An unknown mode is «Везде». */
export function parseSearchMode(text: string | null | undefined): SearchMode {
  return SEARCH_MODE_OPTIONS.find(({ mode }) => mode === text)?.mode ?? 'all'
}

export function placeholderOf(mode: SearchMode): string {
  return SEARCH_MODE_OPTIONS.find((option) => option.mode === mode)?.placeholder ?? ''
}
