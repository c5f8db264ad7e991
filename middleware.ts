import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { askViewer } from '@/lib/routing/ask-viewer'
import { decideGuards, isGuarded } from '@/lib/routing/guards'
import { toInternalPath } from '@/lib/routing/internal-address'

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
  const viewer = await askViewer({ gatewayUrl: env().GATEWAY_URL, headers })
  const decision = decideGuards(nextUrl.pathname, nextUrl.search, viewer)
  if (decision.kind === 'pass') return NextResponse.next()
  if (decision.kind === 'error') return new NextResponse(decision.message, { status: decision.status })
  const location = new URL(decision.location, nextUrl)
  return NextResponse.redirect(location, { status: decision.status, headers: decision.headers })
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/catalog/:section/:path*', '/search', '/account/:path*', '/arus_elements/:path*'],
}
