import { env } from '@/lib/env'
import { buildRobotsTxt } from '@/lib/seo/robots-txt'

export function GET() {
  return new Response(buildRobotsTxt(env().SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
