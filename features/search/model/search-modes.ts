import type { SEARCH_MODES } from '@/lib/gateway/contracts/catalog/search'

export type SearchMode = (typeof SEARCH_MODES)[number]

/** What stands elsewhere on a page sends the form of the search by it. */
export const SEARCH_FORM_ID = 'shop-search'

export type SearchModeOption = { mode: SearchMode; label: string }

const PLACEHOLDERS: Readonly<Record<SearchMode, string>> = {
  all: 'Номер детали, название или код',
  articul: 'Номер детали, например 0C90',
  name: 'Название, например масляный фильтр',
  arusCode: 'Код товара, например 00-00012345',
}

/** The shop's internal codes are called by its name. */
export function searchModeOptions(siteName: string): readonly SearchModeOption[] {
  return [
    { mode: 'all', label: 'Везде' },
    { mode: 'articul', label: 'По артикулу' },
    { mode: 'name', label: 'Наименованию' },
    { mode: 'arusCode', label: `Коду ${siteName}` },
  ]
}

/** An unknown mode is «Везде». */
export function parseSearchMode(text: string | null | undefined): SearchMode {
  return (Object.keys(PLACEHOLDERS) as SearchMode[]).find((mode) => mode === text) ?? 'all'
}

export function placeholderOf(mode: SearchMode): string {
  return PLACEHOLDERS[mode]
}
