import { passwordLogin } from '@/features/auth/model/forms'
import { env } from '@/lib/env'
import { messageIn } from '@/lib/forms/message-in'
import { respondToForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { login } from '@/lib/gateway/contracts/accounts/passport'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000

/** Signs in a visitor without scripts: the form of the page, and the session as the gateway sets it. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL, FEATURES } = env()
  if (!isOwnForm(request.headers, SITE_URL)) return refuseForm()
  const isSecure = SITE_URL.startsWith('https:')
  const { contact, password } = await readForm(request, ['contact', 'password'])
  const back = (problem: string) =>
    respondToForm(hrefs.answeredSignIn, { fields: { contact, problem }, isSecure })

  const read = passwordLogin(FEATURES.emailLogin).form.safeParse({ contact, password })
  if (!read.success) return back(read.error.issues[0]?.message ?? UNAVAILABLE_MESSAGE)
  const cookies: string[] = []
  const gateway = gatewayInNameOf(request.headers, {
    timeoutMs: TIMEOUT_MS,
    onResponse: (headers) => cookies.push(...headers.getSetCookie()),
  })
  try {
    await gateway.call(login, { body: { ...read.data.contact, password: read.data.password } })
  } catch (error) {
    return back(messageIn(error))
  }
  // Who is signed in goes on from there to the account.
  return respondToForm(hrefs.answeredSignIn, { cookies, isSecure })
}
