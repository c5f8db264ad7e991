import { env } from '@/lib/env'
import { answerForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { messageIn } from '@/lib/forms/message-in'
import { undoContactChange } from '@/lib/gateway/contracts/accounts/passport'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000

/** Takes a change of contact back; it is a press and not a visit, because programs visit the links of letters. */
export async function POST(request: Request): Promise<Response> {
  const { GATEWAY_URL, SITE_URL } = env()
  const { headers } = request
  if (!isOwnForm(headers, SITE_URL)) return refuseForm()
  const { token } = await readForm(request, ['token'])
  const question = { gatewayUrl: GATEWAY_URL, headers, timeoutMs: TIMEOUT_MS }
  const answer = await askGateway(question, GATEWAY_BASE_PATH + undoContactChange.path, { token })
  const fields: Record<string, string> = answer?.ok ? { isDone: '1' } : { problem: await messageIn(answer) }
  return answerForm(hrefs.contactBack, { fields, isSecure: SITE_URL.startsWith('https:') })
}
