import { readPageHeaders } from '@/lib/http/read-page-headers'
import { purgePages } from '@/lib/purges/purge'

/** Request header of a page that may be cached: names this rendering among all of its page. */
export const RENDER_ID_HEADER = 'x-render-id'

const left = new WeakSet<object>()

export function renderTag(name: string): string {
  return `render:${name}`
}

/** Marks the page that is rendered now as uncacheable: it lacks a part. Does nothing outside a rendering. */
export async function markUncacheable(): Promise<void> {
  const request = await readPageHeaders()
  const name = request?.get(RENDER_ID_HEADER)
  if (!request || !name || left.has(request)) return
  left.add(request)
  purgePages([renderTag(name)])
}
