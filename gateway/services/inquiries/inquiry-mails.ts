import { formatPhone } from '@/lib/format/phone'
import type { Mail, MailPart } from '@/gateway/services/mail/mail'
import type { InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'

const LINE_BREAK = /[\n\r\u2028\u2029]/

type Inquiry = { number: string; answers: Readonly<Record<string, string>> }

/** The answers under the names of their fields, in the order of the form. */
export function toAnswerLines({ fields }: InquiryForm, answers: Inquiry['answers']) {
  return fields.flatMap(({ name, label, kind, choices }) => {
    const answer = answers[name]
    if (answer === undefined) return []
    if (kind === 'phone') return [{ label, text: formatPhone(answer) }]
    return [{ label, text: choices?.find(({ value }) => value === answer)?.title ?? answer }]
  })
}

/** Notifies the owner; no text from a visitor comes into the subject. */
export function ownerMail(
  form: InquiryForm,
  { number, answers }: Inquiry,
  fileNames: readonly string[],
  href: string | undefined,
): Mail {
  const answered = toAnswerLines(form, answers)
  const lines = answered.flatMap(({ label, text }) => (LINE_BREAK.test(text) ? [] : [`${label}: ${text}`]))
  const long = answered.flatMap(({ label, text }): MailPart[] =>
    LINE_BREAK.test(text)
      ? [
          { kind: 'text', text: `${label}:` },
          { kind: 'quote', text },
        ]
      : [],
  )
  const files = fileNames.length > 0 ? [`Файлы: ${fileNames.join(', ')}`] : []
  return {
    subject: `${form.title} № ${number}`,
    parts: [
      { kind: 'text', text: [...lines, ...files].join('\n') },
      ...long,
      ...(href === undefined ? [] : [{ kind: 'link', title: 'Открыть обращения', href } as const]),
    ],
  }
}

/** Confirms an inquiry to its sender. The text is not repeated: the address may belong to another person. */
export function receivedMail({ title }: InquiryForm, number: string): Mail {
  return {
    subject: `${title} № ${number}: получено`,
    parts: [
      {
        kind: 'text',
        text: `Мы получили ваше обращение, его номер — ${number}. Ответим на этот адрес в течение рабочего дня.`,
      },
      { kind: 'text', text: 'Если вы ничего не отправляли, просто не отвечайте на письмо.' },
    ],
  }
}

/** The staff's answer. The question is not repeated: the address may belong to another person. */
export function answeredMail(title: string, number: string, text: string): Mail {
  return { subject: `${title} № ${number}: ответ`, parts: [{ kind: 'text', text }] }
}
