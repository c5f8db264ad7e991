import { env } from '@/lib/env'
import { respondToForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { messageIn } from '@/lib/forms/message-in'
import { setMailing, unsubscribe } from '@/lib/gateway/contracts/accounts/passport'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { isGatewayError } from '@/lib/gateway/errors'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { hrefs } from '@/lib/routing/hrefs'
import { withQuery } from '@/lib/routing/query'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000
const ONE_CLICK = 'List-Unsubscribe'
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** A person who opens the address that an email gives to mail programs gets the page for people. */
export function GET(request: Request): Response {
  const { partnerId, token } = linkOf(request)
  return respondToForm(withQuery(hrefs.unsubscribe, { partnerId, token }), { isSecure: false })
}

/**
 * Refuses emails: one press of a mail program (RFC 8058, no cookies and no page, the link alone says whose), the press on the
 * page that an email leads to, which also takes it back, or an address that a visitor has typed there.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const isSecure = env().SITE_URL.startsWith('https:')
  const link = linkOf(request)
  const filled = await readForm(request, [ONE_CLICK, 'token', 'partnerId', 'isSubscribe', 'email'])
  if (filled[ONE_CLICK] === 'One-Click') {
    return gatewayOf(withoutVisitor(headers))
      .call(setMailing, { body: { ...named(link), isSubscribe: false } })
      .then(
        () => new Response('Вы отписаны от рассылки.', { headers: TEXT }),
        (error: unknown) =>
          new Response(UNAVAILABLE_MESSAGE, {
            status: isGatewayError(error) ? error.status : 503,
            headers: TEXT,
          }),
      )
  }
  if (!isOwnForm(headers, env().SITE_URL)) return refuseForm()
  const { token, partnerId, email } = filled
  if (token !== '') {
    const isSubscribe = filled.isSubscribe === '1'
    const problem = await problemOf(
      gatewayOf(headers).call(setMailing, { body: { ...named(filled), isSubscribe } }),
    )
    // Written anew each time: what was wrong before is not said again.
    return respondToForm(withQuery(hrefs.unsubscribe, { partnerId, token }), { fields: problem, isSecure })
  }
  const problem = await problemOf(gatewayOf(headers).call(unsubscribe, { body: { email } }))
  const fields = { email, isDone: '1', ...problem }
  return respondToForm(hrefs.unsubscribe, { fields, isSecure })
}

/** A mail program presses for its reader: neither the session nor the page of origin matters. */
function withoutVisitor(headers: Headers): Headers {
  const address = headers.get('x-forwarded-for')
  return new Headers(address === null ? {} : { 'x-forwarded-for': address })
}

type Link = { token: string; partnerId: string }

function linkOf({ url }: Request): Link {
  const { searchParams } = new URL(url)
  return { token: searchParams.get('token') ?? '', partnerId: searchParams.get('partnerId') ?? '' }
}

function named({ token, partnerId }: Link) {
  return { token, ...(partnerId !== '' && { partnerId }) }
}

function gatewayOf(headers: Headers) {
  return gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS })
}

/** Nothing when the call went well. */
async function problemOf(call: Promise<unknown>): Promise<Record<string, string>> {
  return call.then(
    () => ({}),
    (error: unknown) => ({ problem: messageIn(error) }),
  )
}
