import * as z from 'zod'
import type { InquiryField, InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { STORABLE_TEXT } from '@/lib/gateway/contracts/fields'
import { MAX_COMMENT_LENGTH, MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { innField, phoneField, strictEmailField } from './fields-schema'
import { CONSENT, CONSENT_GIVEN } from './inquiry-consent'

const NO_CONSENT = 'Без согласия на обработку данных мы не сможем ответить'
const LINE_BREAK = /[\n\r\u2028\u2029]/

const givenValues = z.record(z.string(), z.union([z.string(), z.boolean()]).optional())

export type InquiryValues = z.input<typeof givenValues>
export type InquiryAnswers = Record<string, string>

function ruleOf({ kind, max, choices = [] }: InquiryField): z.ZodType<string, string> {
  const longest = max ?? (kind === 'long' ? MAX_COMMENT_LENGTH : MAX_TITLE_LENGTH)
  const text = z
    .string()
    .trim()
    .max(longest, `Не длиннее ${longest} символов`)
    .regex(STORABLE_TEXT, 'Уберите знаки, которые нельзя сохранить')
  switch (kind) {
    case 'long':
      return text
    case 'phone':
      return phoneField
    case 'email':
      return strictEmailField
    case 'inn':
      return innField
    case 'choice':
      return text.refine((given) => choices.some(({ value }) => value === given), 'Выберите из списка')
    default:
      return text.refine((given) => !LINE_BREAK.test(given), 'Напишите в одну строку')
  }
}

/**
 * The rule of a form's answers, for the form on the page and for the gateway. Empty answers and those that the form does not
 * ask for are left out.
 */
export function toInquirySchema({ fields }: InquiryForm): z.ZodType<InquiryAnswers, InquiryValues> {
  return givenValues.transform((values, context) => {
    const answers: InquiryAnswers = {}
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', message, path: [name] })
    for (const field of fields) {
      const given = values[field.name]
      if (typeof given !== 'string' || given.trim() === '') {
        if (field.missing !== undefined) refuse(field.name, field.missing)
        continue
      }
      const read = ruleOf(field).safeParse(given)
      if (read.success) answers[field.name] = read.data
      else refuse(field.name, read.error.issues[0]?.message ?? 'Проверьте ответ')
    }
    if (values[CONSENT] !== true && values[CONSENT] !== CONSENT_GIVEN) refuse(CONSENT, NO_CONSENT)
    return { ...answers, [CONSENT]: CONSENT_GIVEN }
  })
}
