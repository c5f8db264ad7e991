import * as z from 'zod'
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@/lib/gateway/contracts/limits'
import { codeField, emailField, phoneField, requiredField } from '@/lib/validation/fields-schema'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'
import { PHONE_WORDS, readPhone } from '@/lib/validation/read-phone'
import { type Contact, parseContact } from './contact'

const contactField = z.string().transform((text, context): Contact => {
  const contact = parseContact(text)
  if (contact) return contact
  const reading = readPhone(text)
  const isForeign = 'problem' in reading && reading.problem === 'foreign'
  const message = isForeign ? PHONE_WORDS.foreign : 'Введите телефон или почту'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const newPasswordField = z
  .string()
  .min(1, 'Придумайте пароль')
  .min(MIN_PASSWORD_LENGTH, `Не короче ${MIN_PASSWORD_LENGTH} знаков`)
  .max(MAX_PASSWORD_LENGTH, `Не длиннее ${MAX_PASSWORD_LENGTH} знаков`)

const passwordField = z.string().min(1, 'Введите пароль')

const passwordLoginForm = z.object({ contact: contactField, password: passwordField })

/** For a shop without sign-in by e-mail. */
const phoneLoginForm = z.object({
  contact: contactField.refine((contact) => 'phone' in contact, 'Введите телефон'),
  password: passwordField,
})

/** The way in by password, and what its first field is called. */
export function passwordLogin(hasEmailLogin: boolean) {
  return hasEmailLogin
    ? { form: passwordLoginForm, label: 'Телефон или почта' }
    : { form: phoneLoginForm, label: 'Телефон' }
}

export const phoneForm = z.object({ phone: phoneField })

export const emailForm = z.object({ email: emailField })

export const contactForm = z.object({ contact: contactField })

export const codeForm = z.object({ code: codeField })

export const newPasswordForm = z.object({ code: codeField, password: newPasswordField })

const isAgreeField = z
  .boolean()
  .refine(Boolean, 'Без согласия на обработку данных зарегистрировать вас нельзя')

/** For a visitor who has proven a phone that no account has. */
export const newcomerForm = z.object({
  name: requiredField('Укажите имя', MAX_NAME_LENGTH),
  isAgree: isAgreeField,
})

export type Newcomer = z.output<typeof newcomerForm>

export const registerForm = z.object({
  name: requiredField('Укажите имя', MAX_NAME_LENGTH),
  phone: phoneField,
  email: z.union([z.literal(''), emailField], 'Проверьте адрес почты'),
  password: newPasswordField,
  isAgree: isAgreeField,
  isSubscribe: z.boolean(),
})

export type Registration = z.output<typeof registerForm>
