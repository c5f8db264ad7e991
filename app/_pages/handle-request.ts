import { randomBytes, randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { headersOfPage, PRIVATE_PAGE } from '@/app/_pages/page-headers'
import { respondToPage, MISSING_PAGE } from '@/app/_pages/page-rules'
import { beginPage } from '@/lib/data-cache/within-page'
import { env } from '@/lib/env'
import {
  SCOPED_RESPONSES_HEADER,
  type ScopedResponses,
  storeResponses,
} from '@/lib/gateway/server/request-scoped-responses'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { fetchSubjectStatus } from '@/lib/routing/fetch-subject'
import { fetchViewer, hasSession } from '@/lib/routing/fetch-viewer'
import { decideGuards, isGuarded } from '@/lib/routing/guards'
import { REQUESTED_AT_HEADER, GUARD_TIMEOUT_MS } from '@/lib/gateway/server/page-timeout'
import { RENDER_ID_HEADER, renderTag } from '@/lib/purges/mark-uncacheable'
import { hrefs } from '@/lib/routing/hrefs'
import { planRedirect } from '@/lib/routing/redirects/plan-redirect'
import { isRouterFetch } from '@/lib/http/is-router-fetch'
import { contentPolicyOf } from '@/app/_pages/content-policy-of'
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
const NOT_FOUND_REWRITE = '/account/order/-/-'

/** Decides what must be true of a page from its first byte: who may see it, its status, its policy, how long it may be cached. */
export function handleRequest(request: NextRequest): Promise<NextResponse> {
  const requestedAt = performance.now()
  return beginPage(requestedAt, () => decide(request, { [REQUESTED_AT_HEADER]: String(requestedAt) }))
}

type RequestedAt = Readonly<Record<typeof REQUESTED_AT_HEADER, string>>

async function decide(request: NextRequest, requestedAt: RequestedAt): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  if (isGuarded(pathname)) return guard(request, requestedAt)
  const target = planRedirect(pathname, searchParams, {
    origin: env().SITE_URL,
    trustedHosts: env().REDIRECT_HOSTS,
  })
  if (target !== undefined) return leave(request, target)
  const response = (await respondToPage(pathname, searchParams)) ?? MISSING_PAGE
  if (response.goTo !== undefined) return leave(request, response.goTo, response.status)
  const page = response.shownBy === undefined ? undefined : new URL(response.shownBy, request.nextUrl)
  return render(request, response.status, headersOfPage(response), {
    destination: page,
    notified: requestedAt,
  })
}

async function guard(request: NextRequest, requestedAt: RequestedAt): Promise<NextResponse> {
  const { nextUrl, headers } = request
  const answers: ScopedResponses | undefined = isRouterFetch(headers) ? undefined : new Map()
  const renderOwn = (status: number, destination?: URL) => {
    const notified = answers?.size
      ? { ...requestedAt, [SCOPED_RESPONSES_HEADER]: storeResponses(answers) }
      : requestedAt
    return render(request, status, PRIVATE_PAGE, { destination, notified })
  }
  const gateway = gatewayInNameOf(headers, { timeoutMs: GUARD_TIMEOUT_MS, isOnce: true, answers })
  // Whether there is such an order or car decides the status, so it is read here, along with the visitor.
  const subject = hasSession(headers) ? fetchSubjectStatus(gateway, nextUrl.pathname) : undefined
  const viewer = await fetchViewer(gateway, headers)
  const decision = decideGuards(nextUrl.pathname, nextUrl.search, viewer)
  if (decision.kind === 'error') return new NextResponse(decision.message, { status: decision.status })
  if (decision.kind === 'redirect') {
    const location = new URL(decision.location, nextUrl)
    return NextResponse.redirect(location, { status: decision.status, headers: decision.headers })
  }
  if (viewer === 'unknown') return renderOwn(UNAVAILABLE)
  // The link of an email about an order, which readers without a session look up by their phone.
  const order = nextUrl.pathname === hrefs.foundOrder ? nextUrl.searchParams.get('order') : null
  if (order && viewer.isAuthorized) return leave(request, hrefs.order(order))
  const { status = OK, isMissedByPage = false } = (await subject) ?? {}
  const isMissing = status === NOT_FOUND && !isMissedByPage
  return isMissing ? renderOwn(OK, new URL(NOT_FOUND_REWRITE, nextUrl)) : renderOwn(status)
}

function leave({ nextUrl }: NextRequest, target: string, status = FOUND): NextResponse {
  return NextResponse.redirect(new URL(target, nextUrl), {
    status,
    headers: { 'cache-control': 'no-store' },
  })
}

type Rendering = {
  /** Path of the page that shows it, where the address has none of its own. */
  destination?: URL | undefined
  /** Headers of the request as the page sees it. */
  notified: Readonly<Record<string, string>>
}

/** Next gives the nonce of the request's policy to the scripts that it writes. */
function render(
  request: NextRequest,
  status: number,
  pageHeaders: Readonly<Record<string, string>>,
  { destination, notified }: Rendering,
): NextResponse {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const policy = contentPolicyOf(nonce)
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  headers.set(NONCE_HEADER, nonce)
  headers.delete(RENDER_ID_HEADER)
  headers.delete(SCOPED_RESPONSES_HEADER)
  for (const [name, value] of Object.entries(notified)) headers.set(name, value)
  const answered: Record<string, string> = {
    ...pageHeaders,
    ...transportSecurity(env().SITE_URL),
    [POLICY]: policy,
  }
  const tags = pageHeaders[CACHE_TAG]
  if (tags !== undefined) {
    // A page that turns out to lack a part is forgotten by the name of its rendering.
    const name = randomUUID()
    headers.set(RENDER_ID_HEADER, name)
    answered[CACHE_TAG] = `${tags},${renderTag(name)}`
  }
  const init = { status, headers: answered, request: { headers } }
  return destination ? NextResponse.rewrite(destination, init) : NextResponse.next(init)
}
