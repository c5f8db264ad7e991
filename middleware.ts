import type { NextRequest, NextResponse } from 'next/server'
import { handleRequest } from '@/app/_pages/handle-request'

export function middleware(request: NextRequest): Promise<NextResponse> {
  return handleRequest(request)
}

export const config = {
  runtime: 'nodejs',
  // Every address of a page; files, calls and Next's own have a dot or a folder of theirs.
  matcher: ['/((?!_next/|gw/|api/|health$|feed/|sitemap/|[^/]*\\.).*)'],
}
