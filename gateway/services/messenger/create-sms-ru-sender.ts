import * as z from 'zod'
import type { MessageServices } from '@/gateway/core/ports/message-services'
import type { MessageSender, SendOutcome } from '@/gateway/core/ports/messenger'
import { describeFailure, outcomeOf, SEND_TIMEOUT_MS } from '@/gateway/services/messenger/send-outcome'

/**
 * Codes of SMS.RU about this message or its recipient: no route, an empty or too long text, a phone on a stop list, a phone's bounds for
 * a day. Any other is about the account or the service, which may be better another time.
 */
const REFUSALS = new Set([202, 203, 205, 207, 209, 230, 232, 233])

const state = z.object({
  status: z.string(),
  status_code: z.coerce.number(),
  status_text: z.string().optional(),
})
const answer = state.extend({ sms: z.record(z.string(), state).optional() })

function outcomeOfResponse({ sms, ...whole }: z.infer<typeof answer>): SendOutcome {
  const [of = whole] = whole.status === 'OK' ? Object.values(sms ?? {}) : []
  if (of.status === 'OK') return { kind: 'sent' }
  const reason = `SMS.RU: ${of.status_code} ${of.status_text ?? ''}`.trim()
  return { kind: REFUSALS.has(of.status_code) ? 'refused' : 'failed', reason }
}

/**
 * Sends SMS through SMS.RU. The service has no keys of idempotency: when its answer is lost, a code may come twice, which opens the
 * same door.
 */
export function createSmsRuSender({
  url,
  apiId,
  from,
}: NonNullable<MessageServices['smsRu']>): MessageSender {
  return {
    send: async ({ to, text }) => {
      try {
        const response = await fetch(`${url}/sms/send`, {
          method: 'POST',
          body: new URLSearchParams({
            api_id: apiId,
            to,
            msg: text,
            json: '1',
            ...(from !== undefined && { from }),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        if (!response.ok) {
          await response.body?.cancel()
          return outcomeOf(response)
        }
        return outcomeOfResponse(answer.parse(await response.json()))
      } catch (error) {
        return { kind: 'failed', reason: describeFailure(error) }
      }
    },
  }
}
