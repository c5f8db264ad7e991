import { env } from '@/lib/env'

/** The key is known when the shop runs. */
export const dynamic = 'force-dynamic'

/** Shows search engines that who sends them the key owns the shop. */
export function GET() {
  const { INDEXNOW_KEY: key } = env()
  return key === undefined ? new Response('Not found', { status: 404 }) : new Response(key)
}
