import 'server-only'
import type { z } from 'zod'
import { readMailing } from '@/lib/gateway/contracts/accounts/passport'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import { env } from '@/lib/env'

const TIMEOUT_MS = 10_000
/** What the gateway says to a link that it has not made, or that the post has cut. */
const REFUSALS = [400, 404, 422]

type Mailing = z.infer<typeof readMailing.response>

/** Whether letters go to whom the link of a letter belongs: 'nobody' for a link that is not ours, 'away' when nobody could say. */
export async function loadMailing(headers: Headers, token: string): Promise<Mailing | 'nobody' | 'away'> {
  if (token === '') return 'nobody'
  const question = { gatewayUrl: env().GATEWAY_URL, headers, timeoutMs: TIMEOUT_MS }
  const answer = await askGateway(question, GATEWAY_BASE_PATH + readMailing.path, { token })
  if (answer && REFUSALS.includes(answer.status)) return 'nobody'
  const body: unknown = await answer?.json().catch(() => undefined)
  return (answer?.ok ? readMailing.response.safeParse(body).data : undefined) ?? 'away'
}
