import type { MessageSender, SendOutcome, SentMessage } from '@/gateway/core/messenger'

export const SEND_TIMEOUT_MS = 10_000

/** Answers that say something about the message itself: another try would be answered alike. */
const REFUSALS = new Set([400, 413, 415, 422])
const MAX_PAUSE_MS = 3_600_000

function outcomeOf(response: Response): SendOutcome {
  if (response.ok) return { kind: 'sent' }
  const reason = `the service answered ${response.status}`
  if (REFUSALS.has(response.status)) return { kind: 'refused', reason }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds > 0
    ? { kind: 'failed', reason, retryAfterMs: Math.min(seconds * 1000, MAX_PAUSE_MS) }
    : { kind: 'failed', reason }
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

function toBody({ attachments, ...message }: SentMessage): string {
  const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }))
  return JSON.stringify({ ...message, attachments: files })
}

/** Hands messages as JSON to a service of the owner's that sends SMS and letters. */
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
