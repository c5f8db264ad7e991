import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import type { CrmSettings, MessageSender, SendOutcome, SentMessage } from '@/gateway/core/ports/messenger'
import { describeFailure, outcomeOf, SEND_TIMEOUT_MS } from '@/gateway/services/messenger/send-outcome'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'

const FAILURES_BEFORE_REST = 5
const REST_MS = 60_000

class Undelivered extends Error {
  readonly outcome: SendOutcome
  constructor(outcome: SendOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

function toBody({ forms }: CrmSettings, { to, text, attachments = [] }: SentMessage): FormData | undefined {
  const form = forms.get(to) ?? findInquiryForm(to)
  if (!form) return undefined
  const body = new FormData()
  body.append('id', form.id)
  body.append('sec', form.sec)
  body.append('values', text)
  for (const { name, contentType, content } of attachments) {
    body.append('files', new Blob([new Uint8Array(content)], { type: contentType }), name)
  }
  return body
}

/**
 * Posts filled forms to the owner's system as form data with id, sec and values. After failures in a row it is not called
 * for a minute, and its forms go on waiting.
 */
export function createCrmSender(settings: CrmSettings): MessageSender {
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS })

  async function post(body: FormData, key: string): Promise<SendOutcome> {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    const outcome = outcomeOf(response)
    if (outcome.kind === 'failed') throw new Undelivered(outcome)
    return outcome
  }

  return {
    send: async (message, key) => {
      const body = toBody(settings, message)
      if (!body) return { kind: 'refused', reason: `there is no form ${message.to}` }
      try {
        return await breaker.run(() => post(body, key), {
          refuse: () =>
            new Undelivered({
              kind: 'failed',
              reason: 'the CRM rests after failures',
              retryAfterMs: REST_MS,
            }),
          isFailure: () => true,
        })
      } catch (error) {
        return error instanceof Undelivered
          ? error.outcome
          : { kind: 'failed', reason: describeFailure(error) }
      }
    },
  }
}
