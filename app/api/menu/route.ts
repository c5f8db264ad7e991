import { toSiteMenu } from '@/app/_components/frame/site-menu-answer'
import { isGatewayError } from '@/lib/gateway/errors'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=600'
const UNAVAILABLE = 503

/** Menus and the section tree for the slide panel, apart from the pages so that none of them carries it. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(toSiteMenu(await loadBootstrap()), { headers: { 'cache-control': CACHE_CONTROL } })
  } catch (error) {
    const status = isGatewayError(error) ? error.status : UNAVAILABLE
    return Response.json({ statusCode: status }, { status, headers: { 'cache-control': 'no-store' } })
  }
}
