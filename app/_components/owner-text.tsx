import { ContentText } from '@/features/content/components/content-text'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { orEmpty } from '@/lib/data-cache/load'

/** What the owner has written for a page that the shop makes by itself; nothing where he has not. */
export async function OwnerText({ path }: { path: string }) {
  const page = await orEmpty(() => loadPageAt(path), undefined)
  return page ? <ContentText page={page} /> : null
}
