import { env } from '@/lib/env'
import { loadOfflinePage } from '@/lib/offline/load-offline-page'
import { NO_OFFLINE_WORKER, offlineWorker } from '@/lib/offline/offline-worker'

/** Whether the shop has an offline page is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

const HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
const UNAVAILABLE = 503

/** Answered where the offline page is off, too: browsers that have the worker fetch this and let it go. */
export async function GET() {
  if (!env().FEATURES.offlinePage) return new Response(NO_OFFLINE_WORKER, { headers: HEADERS })
  const page = await loadOfflinePage()
  if (page === undefined) return new Response('', { status: UNAVAILABLE, headers: HEADERS })
  return new Response(offlineWorker(page), { headers: HEADERS })
}
