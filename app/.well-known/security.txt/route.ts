import { env } from '@/lib/env'
import { orEmpty } from '@/lib/data-cache/load'
import { buildSecurityTxt } from '@/lib/seo/build-security-txt'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

/** Its end is counted from the day on which it is read. */
export const dynamic = 'force-dynamic'

export async function GET() {
  const site = await orEmpty(loadBootstrap, undefined)
  const facts = { origin: env().SITE_URL, email: site?.params.email ?? null, now: new Date() }
  return new Response(buildSecurityTxt(facts), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
