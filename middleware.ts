import type { NextRequest, NextResponse } from 'next/server'
import { answerRequest } from '@/app/_pages/answer-request'

export function middleware(request: NextRequest): Promise<NextResponse> {
  return answerRequest(request)
}

export const config = {
  runtime: 'nodejs',
  // Every address of a page; files, calls and Next's own have a dot or a folder of theirs.
  matcher: ['/((?!_next/|gw/|api/|health$|feed/|sitemap/|[^/]*\\.).*)'],
}
