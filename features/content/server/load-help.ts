import 'server-only'
import { hrefs } from '@/lib/routing/hrefs'
import type { ContentPage } from '../model/content-page'
import { loadPageAt, loadPagesAt } from './load-content-page'

export type Help = { page: ContentPage; sections: ContentPage[] }

/** The help page with its sections, texts included; undefined when the gateway has no help page. */
export async function loadHelp(): Promise<Help | undefined> {
  const page = await loadPageAt(hrefs.help)
  return page && { page, sections: await loadPagesAt(page.children.map(({ href }) => href)) }
}
