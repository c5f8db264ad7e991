import { env } from '@/lib/env'
import { answerForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { messageIn } from '@/lib/forms/message-in'
import { setMailing, unsubscribe } from '@/lib/gateway/contracts/accounts/passport'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import { hrefs } from '@/lib/routing/hrefs'
import { withQuery } from '@/lib/routing/query'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000
const ONE_CLICK = 'List-Unsubscribe'
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** A person who opens the address that a letter gives to mail programs gets the page for people. */
export function GET(request: Request): Response {
  const { partnerId, token } = linkOf(request)
  return answerForm(withQuery(hrefs.unsubscribe, { partnerId, token }), { isSecure: false })
}

/**
 * Refuses letters: one press of a mail program (RFC 8058, no cookies and no page, the link alone says whose), the press on the
 * page that a letter leads to, which also takes it back, or an address that somebody has named there.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const isSecure = env().SITE_URL.startsWith('https:')
  const link = linkOf(request)
  const filled = await readForm(request, [ONE_CLICK, 'token', 'partnerId', 'isSubscribe', 'email'])
  if (filled[ONE_CLICK] === 'One-Click') {
    const answer = await ask(setMailing, withoutVisitor(headers), { ...named(link), isSubscribe: false })
    const status = answer?.ok ? 200 : (answer?.status ?? 503)
    return new Response(answer?.ok ? 'Вы отписаны от рассылки.' : NO_ANSWER, { status, headers: TEXT })
  }
  if (!isOwnForm(headers, env().SITE_URL)) return refuseForm()
  const { token, partnerId, email } = filled
  if (token !== '') {
    const answer = await ask(setMailing, headers, {
      ...named(filled),
      isSubscribe: filled.isSubscribe === '1',
    })
    // Written anew each time: what was wrong before is not said again.
    const fields: Record<string, string> = answer?.ok ? {} : { problem: await messageIn(answer) }
    return answerForm(withQuery(hrefs.unsubscribe, { partnerId, token }), { fields, isSecure })
  }
  const answer = await ask(unsubscribe, headers, { email })
  const problem = answer?.ok ? undefined : await messageIn(answer)
  const fields: Record<string, string> = { email, ...(problem === undefined ? { isDone: '1' } : { problem }) }
  return answerForm(hrefs.unsubscribe, { fields, isSecure })
}

/** A mail program presses for its reader: whoever is signed in there does not matter, nor from which page it was. */
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

function ask(operation: Operation, headers: Headers, body: object) {
  const question = { gatewayUrl: env().GATEWAY_URL, headers, timeoutMs: TIMEOUT_MS }
  return askGateway(question, GATEWAY_BASE_PATH + operation.path, body)
}
