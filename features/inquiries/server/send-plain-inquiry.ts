import 'server-only'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { type InquiryForm, MAX_INQUIRY_BYTES } from '@/lib/gateway/contracts/site/inquiry-forms'
import { MIB } from '@/lib/gateway/contracts/limits'
import { parseErrorBody } from '@/lib/gateway/error-body'
import { errorItems } from '@/lib/gateway/error-items'
import { toErrorKind } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import { CONSENT } from '@/lib/validation/inquiry-consent'
import { FILES_FIELD } from '../model/plain-form'

const TIMEOUT_MS = 60_000
const FILES_LOST = 'Файлы нужно приложить ещё раз.'

type Sent = { kind: 'sent'; number: string } | { kind: 'refused' | 'protected'; problem: string }

/** Whether a posted form is larger than any of ours may be. */
export function isTooLarge(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MAX_INQUIRY_BYTES + MIB
}

/** What was typed, by field; the consent is asked for anew each time. */
export function typedIn(form: InquiryForm, filled: FormData): Record<string, string> {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const text = filled.get(name)
      return typeof text === 'string' && text !== '' ? [[name, text.replaceAll('\r\n', '\n')]] : []
    }),
  )
}

/** Sends a form that a browser without scripts has posted, in the visitor's name. */
export async function sendPlainInquiry(
  { gatewayUrl, headers }: { gatewayUrl: string; headers: Headers },
  form: InquiryForm,
  filled: FormData,
): Promise<Sent> {
  const body = new FormData()
  body.append('id', form.id)
  body.append('sec', form.sec)
  body.append('values', JSON.stringify({ ...typedIn(form, filled), [CONSENT]: filled.get(CONSENT) ?? '' }))
  // A browser sends an empty file for a field that was left alone.
  const files = filled.getAll(FILES_FIELD).filter((file) => typeof file !== 'string' && file.size > 0)
  for (const file of files) body.append('files', file)
  const path = GATEWAY_BASE_PATH + fillCrmForm.path
  const answer = await askGateway({ gatewayUrl, headers, timeoutMs: TIMEOUT_MS }, path, body)
  const json: unknown = await answer?.json().catch(() => undefined)
  const read = answer?.ok ? fillCrmForm.response.safeParse(json) : undefined
  if (read?.success) return { kind: 'sent', number: read.data.number }
  const problem = problemOf(json)
  const kind =
    answer && toErrorKind(answer.status, parseErrorBody(json)) === 'protection' ? 'protected' : 'refused'
  return { kind, problem: files.length > 0 ? `${problem} ${FILES_LOST}` : problem }
}

function problemOf(json: unknown): string {
  const body = parseErrorBody(json)
  const items = errorItems(body).map(({ message }) => message.replace(/[.!?]?$/, '.'))
  return items.length > 0 ? items.join(' ') : (body?.message ?? NO_ANSWER)
}
