import { randomBytes, randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { headersOfPage, PRIVATE_PAGE } from '@/app/_pages/page-headers'
import { answerPage, MISSING_PAGE } from '@/app/_pages/page-rules'
import { env } from '@/lib/env'
import { askSubjectStatus } from '@/lib/routing/ask-subject'
import { askViewer } from '@/lib/routing/ask-viewer'
import { decideGuards, isGuarded } from '@/lib/routing/guards'
import { RENDERING_HEADER, renderingTag } from '@/lib/purges/leave-unkept'
import { planRedirect } from '@/lib/routing/plan-redirect'
import { contentPolicyOf } from '@/lib/security/content-policy-of'
import { NONCE_HEADER } from '@/lib/security/nonce'
import { transportSecurity } from '@/lib/security/security-headers'

const POLICY = 'content-security-policy'
const CACHE_TAG = 'cache-tag'
const NONCE_BYTES = 16
const FOUND = 302
const OK = 200
const NOT_FOUND = 404
const UNAVAILABLE = 503

/** No page answers here. */
const NOWHERE = '/account/order/-/-'

/** Decides what must be true of a page from its first byte: who may see it, its status, its policy, how long it may be kept. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  if (isGuarded(pathname)) return guard(request)
  const target = planRedirect(pathname, searchParams, {
    origin: env().SITE_URL,
    trustedHosts: env().REDIRECT_HOSTS,
  })
  if (target !== undefined) return leave(request, target)
  const answer = (await answerPage(pathname, searchParams)) ?? MISSING_PAGE
  if (answer.goTo !== undefined) return leave(request, answer.goTo, answer.status)
  const page = answer.shownBy === undefined ? undefined : new URL(answer.shownBy, request.nextUrl)
  return render(request, answer.status, headersOfPage(answer), page)
}

async function guard(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, headers } = request
  const question = { gatewayUrl: env().GATEWAY_URL, headers }
  const viewer = await askViewer(question)
  const decision = decideGuards(nextUrl.pathname, nextUrl.search, viewer)
  if (decision.kind === 'error') return new NextResponse(decision.message, { status: decision.status })
  if (decision.kind === 'redirect') {
    const location = new URL(decision.location, nextUrl)
    return NextResponse.redirect(location, { status: decision.status, headers: decision.headers })
  }
  if (viewer === 'unknown') return render(request, UNAVAILABLE, PRIVATE_PAGE)
  // The pages of the account are the same for everyone, so whether there is such an order or car is settled here.
  const { status, isMissedByPage } = await askSubjectStatus(question, nextUrl.pathname)
  if (status === NOT_FOUND && !isMissedByPage)
    return render(request, OK, PRIVATE_PAGE, new URL(NOWHERE, nextUrl))
  return render(request, status, PRIVATE_PAGE)
}

function leave({ nextUrl }: NextRequest, target: string, status = FOUND): NextResponse {
  return NextResponse.redirect(new URL(target, nextUrl), {
    status,
    headers: { 'cache-control': 'no-store' },
  })
}

/** Next gives the nonce of the request's policy to the scripts that it writes. */
function render(
  request: NextRequest,
  status: number,
  pageHeaders: Readonly<Record<string, string>>,
  destination?: URL,
): NextResponse {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const policy = contentPolicyOf(nonce)
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  headers.set(NONCE_HEADER, nonce)
  headers.delete(RENDERING_HEADER)
  const answered: Record<string, string> = {
    ...pageHeaders,
    ...transportSecurity(env().SITE_URL),
    [POLICY]: policy,
  }
  const tags = pageHeaders[CACHE_TAG]
  if (tags !== undefined) {
    // A page that turns out to lack a part is forgotten by the name of its rendering.
    const name = randomUUID()
    headers.set(RENDERING_HEADER, name)
    answered[CACHE_TAG] = `${tags},${renderingTag(name)}`
  }
  const init = { status, headers: answered, request: { headers } }
  return destination ? NextResponse.rewrite(destination, init) : NextResponse.next(init)
}

export const config = {
  runtime: 'nodejs',
  // Every address of a page; files, calls and Next's own have a dot or a folder of theirs.
  matcher: ['/((?!_next/|gw/|api/|health$|feed/|sitemap/|[^/]*\\.).*)'],
}
