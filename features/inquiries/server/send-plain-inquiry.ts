import 'server-only'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { type InquiryForm, MAX_INQUIRY_BYTES } from '@/lib/gateway/contracts/site/inquiry-forms'
import { MIB } from '@/lib/gateway/contracts/limits'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { messageIn } from '@/lib/forms/message-in'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { CONSENT } from '@/lib/validation/inquiry-consent'
import { FILES_FIELD } from '../model/plain-form'

const TIMEOUT_MS = 60_000
const FILES_LOST = 'Файлы нужно приложить ещё раз.'

type Sent = { kind: 'sent'; number: string } | { kind: 'refused' | 'protected'; problem: string }

/** Whether a posted form is larger than any of ours may be. */
export function isTooLarge(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MAX_INQUIRY_BYTES + MIB
}

/** What was typed, by field; the consent has to be given anew each time. */
export function typedIn(form: InquiryForm, filled: FormData): Record<string, string> {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const text = filled.get(name)
      return typeof text === 'string' && text !== '' ? [[name, text.replaceAll('\r\n', '\n')]] : []
    }),
  )
}

/** Sends a form that a browser without scripts has posted, in the visitor's name. */
export async function sendPlainInquiry(headers: Headers, form: InquiryForm, filled: FormData): Promise<Sent> {
  // A browser sends an empty file for a field that was left alone.
  const files = filled.getAll(FILES_FIELD).filter((file) => typeof file !== 'string' && file.size > 0)
  const values = JSON.stringify({ ...typedIn(form, filled), [CONSENT]: filled.get(CONSENT) ?? '' })
  const body = { id: form.id, sec: form.sec, values, files: files as File[] }
  try {
    const { number } = await gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS }).call(fillCrmForm, { body })
    return { kind: 'sent', number }
  } catch (error) {
    const problem = problemOf(error)
    const kind = isGatewayError(error) && error.kind === 'protection' ? 'protected' : 'refused'
    return { kind, problem: files.length > 0 ? `${problem} ${FILES_LOST}` : problem }
  }
}

function problemOf(error: unknown): string {
  const items = isGatewayError(error) ? errorItems(error.body) : []
  return items.length > 0
    ? items.map(({ message }) => message.replace(/[.!?]?$/, '.')).join(' ')
    : messageIn(error)
}
