import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { isUnknownOrder } from '@/lib/routing/ask-order'
import { askViewer } from '@/lib/routing/ask-viewer'
import { decideGuards, isGuarded } from '@/lib/routing/guards'
import { toInternalPath } from '@/lib/routing/internal-address'

/** No page answers here. */
const NOWHERE = '/account/order/-/-'

export async function middleware(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl
  if (isGuarded(pathname)) return guard(request)
  const internal = toInternalPath(pathname, searchParams)
  if (internal === undefined) return NextResponse.next()
  const url = request.nextUrl.clone()
  url.pathname = internal
  url.search = ''
  return NextResponse.rewrite(url)
}

async function guard({ nextUrl, headers }: NextRequest): Promise<NextResponse> {
  const question = { gatewayUrl: env().GATEWAY_URL, headers }
  const viewer = await askViewer(question)
  const decision = decideGuards(nextUrl.pathname, nextUrl.search, viewer)
  if (decision.kind === 'pass') {
    // The pages of the account are the same for everyone, so whether there is such an order is settled here.
    const isUnknown = await isUnknownOrder(question, nextUrl.pathname)
    return isUnknown ? NextResponse.rewrite(new URL(NOWHERE, nextUrl)) : NextResponse.next()
  }
  if (decision.kind === 'error') return new NextResponse(decision.message, { status: decision.status })
  const location = new URL(decision.location, nextUrl)
  return NextResponse.redirect(location, { status: decision.status, headers: decision.headers })
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/catalog/:section/:path*', '/search', '/account/:path*', '/arus_elements/:path*'],
}
