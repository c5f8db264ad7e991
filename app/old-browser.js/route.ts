import { oldBrowserScript } from '@/app/_components/boot/old-browser-script'

const CACHE_CONTROL = 'public, max-age=86400'

/** For the few who need it, so that no page carries it. */
export function GET() {
  return new Response(oldBrowserScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': CACHE_CONTROL },
  })
}
