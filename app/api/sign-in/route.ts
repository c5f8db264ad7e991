import { passwordLogin } from '@/features/auth/model/forms'
import { env } from '@/lib/env'
import { answerForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { login } from '@/lib/gateway/contracts/accounts/passport'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000

/** Signs in who has no scripts (yet): the form of the page, and the session as the gateway sets it. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL, GATEWAY_URL, FEATURES } = env()
  if (!isOwnForm(request.headers, SITE_URL)) return refuseForm()
  const isSecure = SITE_URL.startsWith('https:')
  const { contact, password } = await readForm(request, ['contact', 'password'])
  const back = (problem: string) => answerForm(hrefs.signIn, { fields: { contact, problem }, isSecure })

  const read = passwordLogin(FEATURES.emailLogin).form.safeParse({ contact, password })
  if (!read.success) return back(read.error.issues[0]?.message ?? NO_ANSWER)
  const question = { gatewayUrl: GATEWAY_URL, headers: request.headers, timeoutMs: TIMEOUT_MS }
  const answer = await askGateway(question, GATEWAY_BASE_PATH + login.path, {
    ...read.data.contact,
    password: read.data.password,
  })
  if (answer?.ok) return answerForm(hrefs.account, { cookies: answer.headers.getSetCookie(), isSecure })
  return back(await messageOf(answer))
}

async function messageOf(answer: Response | undefined): Promise<string> {
  const body: unknown = await answer?.json().catch(() => undefined)
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : NO_ANSWER
}
