import 'server-only'
import { readMailing } from '@/lib/gateway/contracts/passport'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/routing/ask-gateway'
import { env } from '@/lib/env'

const TIMEOUT_MS = 10_000

/** Whether letters go to whom the link of a letter belongs; undefined for a link that is nobody's. */
export async function loadMailing(headers: Headers, token: string) {
  if (token === '') return undefined
  const question = { gatewayUrl: env().GATEWAY_URL, headers, timeoutMs: TIMEOUT_MS }
  const answer = await askGateway(question, GATEWAY_BASE_PATH + readMailing.path, { token })
  const body: unknown = await answer?.json().catch(() => undefined)
  return answer?.ok ? readMailing.response.safeParse(body).data : undefined
}
