import { browserGateway } from '@/lib/gateway/browser-client'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import type { InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import type { InquiryAnswers } from '@/lib/validation/inquiry-schema'

/** Photos leave a phone slowly. */
const TIMEOUT_MS = 120_000

export type Filled = { answers: InquiryAnswers; files: readonly File[] }

/** Sends a filled form; answers with its number. The form shows refusals itself. */
export async function sendInquiry(
  { id, sec }: InquiryForm,
  { answers, files }: Filled,
  idempotencyKey: string,
): Promise<string | undefined> {
  const body = {
    id,
    sec,
    values: JSON.stringify(answers),
    idempotencyKey,
    ...(files.length > 0 && { files: [...files] }),
  }
  const options = { handlesErrors: true, timeoutMs: TIMEOUT_MS }
  return (await browserGateway().call(fillCrmForm, { body }, options))?.number
}
