import * as z from 'zod'
import { ageProblem } from './age'
import { isEmail, isStrictEmail } from './email'
import { CODE_DIGITS, LONG_CODE_DIGITS } from './masks'
import { PHONE_WORDS, readPhone } from './read-phone'
import { innProblem } from './companies/requisites'
import { isUrl } from './url'
import { stripInvisibleCharacters } from './strip-invisible-characters'

const trimmed = z.string().overwrite(stripInvisibleCharacters).trim()
const digits = z.string().transform((value) => value.replace(/\D/g, ''))

/** A field that must not stay empty; `message` names what is missing. */
export function requiredField(message: string, maxLength = 255) {
  return trimmed.min(1, message).max(maxLength, `Не длиннее ${maxLength} символов`)
}

export const emailField = trimmed.refine(isEmail, 'Проверьте адрес почты')
export const strictEmailField = trimmed.refine(isStrictEmail, 'Проверьте адрес почты')
/**
 * The specification has it among the rules of forms; no form of the shop has a field for an address of a page.
 * @public
 */
export const urlField = trimmed.refine(isUrl, 'Проверьте адрес страницы')

/** A whole number of +7, as exactly 11 digits. */
export const phoneField = z.string().transform((text, context) => {
  const reading = readPhone(text)
  if ('phone' in reading) return reading.phone
  context.addIssue({ code: 'custom', message: PHONE_WORDS[reading.problem] })
  return z.NEVER
})
export const codeField = digits
  .refine((value) => value.length >= CODE_DIGITS, `Введите ${CODE_DIGITS} цифры из сообщения`)
  .refine(
    (value) => value.length <= CODE_DIGITS || value.length === LONG_CODE_DIGITS,
    `Введите ${CODE_DIGITS} или ${LONG_CODE_DIGITS} цифр — сколько в сообщении`,
  )
export const innField = trimmed.superRefine((value, context) => {
  const message = innProblem(value)
  if (message !== null) context.addIssue({ code: 'custom', message })
})
export const genderField = z.union([z.literal(0), z.literal(1)], 'Укажите пол')

/** `DD.MM.YYYY` of a person aged 18 to 100 on the day of `now`. */
export function birthdayField(now: () => Date) {
  return trimmed.superRefine((value, context) => {
    const message = ageProblem(value, now())
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
}
