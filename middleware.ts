import { type NextRequest, NextResponse } from 'next/server'
import { toInternalPath } from '@/lib/routing/internal-address'

export function middleware(request: NextRequest) {
  const internal = toInternalPath(request.nextUrl.pathname, request.nextUrl.searchParams)
  if (internal === undefined) return NextResponse.next()
  const url = request.nextUrl.clone()
  url.pathname = internal
  url.search = ''
  return NextResponse.rewrite(url)
}

export const config = { matcher: ['/catalog/:section/:path*', '/search'] }
