import { loadOfflinePage } from '@/lib/offline/load-offline-page'

/** The shop's name and telephone are known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

const UNAVAILABLE = 503

export async function GET() {
  const page = await loadOfflinePage()
  return new Response(page ?? '', {
    status: page === undefined ? UNAVAILABLE : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  })
}
