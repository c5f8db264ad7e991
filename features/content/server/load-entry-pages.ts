import 'server-only'
import { hrefs } from '@/lib/routing/hrefs'
import { loadPagesAt } from './load-content-page'

const LOCATIONS = [hrefs.news, hrefs.promos, hrefs.press, hrefs.publications]

/** The pages of news and the like that hold at least one entry. */
export async function loadEntryPages(): Promise<{ title: string; href: string }[]> {
  const pages = await loadPagesAt(LOCATIONS)
  return pages
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, location }) => ({ title, href: location }))
}
