import type { MessageSender, SentMessage } from '@/gateway/core/ports/messenger'
import { describeFailure, outcomeOf, SEND_TIMEOUT_MS } from '@/gateway/services/messenger/send-outcome'

function toBody({ attachments, ...message }: SentMessage): string {
  const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }))
  return JSON.stringify({ ...message, attachments: files })
}

/** Posts messages as JSON to a service of the owner's that sends SMS and emails. */
export function createWebhookSender(url: string, token: string | undefined): MessageSender {
  return {
    send: async (message, key) => {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: toBody(message),
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        await response.body?.cancel()
        return outcomeOf(response)
      } catch (error) {
        return { kind: 'failed', reason: describeFailure(error) }
      }
    },
  }
}
