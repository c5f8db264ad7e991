import { env } from '@/lib/env'
import { respondToForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { messageIn } from '@/lib/forms/message-in'
import { undoContactChange } from '@/lib/gateway/contracts/accounts/passport'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000

/** Takes a change of contact back; it is a press and not a visit, because programs visit the links of emails. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  const { headers } = request
  if (!isOwnForm(headers, SITE_URL)) return refuseForm()
  const { token } = await readForm(request, ['token'])
  const fields = await gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS })
    .call(undoContactChange, { body: { token } })
    .then(
      (): Record<string, string> => ({ isDone: '1' }),
      (error: unknown) => ({ problem: messageIn(error) }),
    )
  return respondToForm(hrefs.contactBack, { fields, isSecure: SITE_URL.startsWith('https:') })
}
