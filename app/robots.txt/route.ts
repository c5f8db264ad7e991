import { env } from '@/lib/env'
import { buildRobotsTxt } from '@/lib/seo/build-robots-txt'

/** The shop's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export function GET() {
  return new Response(buildRobotsTxt(env().SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
