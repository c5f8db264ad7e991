import { CHECK_FIELD, FORM_FIELD } from '@/features/inquiries/model/plain-form'
import { isTooLarge, sendPlainInquiry, typedIn } from '@/features/inquiries/server/send-plain-inquiry'
import { env } from '@/lib/env'
import { respondToForm, refuseForm } from '@/lib/forms/saved-form'
import { packForm } from '@/lib/forms/packed-form'
import { findOpenForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TOO_LARGE = new Response('Файлы слишком велики. Вернитесь и приложите файлы поменьше.', {
  status: 413,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
})

/** Any form to the owner without scripts; a page shows its number, or what is wrong with what was typed. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  if (!isOwnForm(request.headers, SITE_URL)) return refuseForm()
  if (isTooLarge(request.headers)) return TOO_LARGE.clone()
  const filled = await request.formData().catch(() => new FormData())
  const id = filled.get(FORM_FIELD)
  const form = typeof id === 'string' ? findOpenForm(id) : undefined
  if (!form) return refuseForm()
  const sent = await sendPlainInquiry(request.headers, form, filled)
  const typed = typedIn(form, filled)
  const fields =
    sent.kind === 'sent'
      ? { [FORM_FIELD]: form.id, number: sent.number, ...(typed.email && { email: typed.email }) }
      : {
          ...typed,
          [FORM_FIELD]: form.id,
          problem: sent.problem,
          ...(sent.kind === 'protected' && { [CHECK_FIELD]: 'yes' }),
        }
  return respondToForm(hrefs.inquiryAnswer, {
    fields: packForm(fields),
    isSecure: SITE_URL.startsWith('https:'),
  })
}
