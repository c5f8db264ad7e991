import 'server-only'
import { ENTRY_LISTS } from '../model/entry-lists'
import { loadPagesAt } from './load-content-page'

/** The pages of news and the like that hold at least one entry. */
export async function loadEntryPages(): Promise<{ title: string; href: string }[]> {
  const pages = await loadPagesAt(ENTRY_LISTS.map(({ href }) => href))
  return pages
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, location }) => ({ title, href: location }))
}
