import 'server-only'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { ENTRY_LISTS } from '../model/entry-lists'
import { NO_ENTRIES } from '../model/entry-page'
import { loadEntries } from './load-entries'

const LISTS = [
  ...ENTRY_LISTS,
  { code: 'certificates', title: 'Сертификаты', href: hrefs.certificates },
] as const
const WHOLE = { page: 1, year: null, search: '', brand: '' }

/** The lists that hold at least one entry. */
export async function loadEntryPages(): Promise<{ title: string; href: string }[]> {
  const pages = await Promise.all(
    LISTS.map(({ code }) => orEmpty(() => loadEntries(code, WHOLE), NO_ENTRIES)),
  )
  return LISTS.filter((_, at) => pages[at]?.entries.length)
}
