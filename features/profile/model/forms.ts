import * as z from 'zod'
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@/lib/gateway/contracts/limits'
import {
  birthdayField,
  codeField,
  emailField,
  phoneField,
  requiredField,
} from '@/lib/validation/fields-schema'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'

export function personForm(now: () => Date) {
  return z.object({
    name: requiredField('Укажите имя', MAX_NAME_LENGTH),
    secondName: z.string().trim().max(MAX_NAME_LENGTH, `Не длиннее ${MAX_NAME_LENGTH} символов`),
    birthday: z.string().pipe(z.union([z.literal(''), birthdayField(now)])),
    gender: z.int(),
  })
}

/** Left empty by a user without a password: a code to the present contact stands for it. */
const heldPassword = z.string().max(MAX_PASSWORD_LENGTH, `Не длиннее ${MAX_PASSWORD_LENGTH} знаков`)

export const passwordForm = z.object({
  currentPassword: heldPassword,
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Не короче ${MIN_PASSWORD_LENGTH} знаков`)
    .max(MAX_PASSWORD_LENGTH, `Не длиннее ${MAX_PASSWORD_LENGTH} знаков`),
})

export const contactForms = {
  phone: z.object({ contact: phoneField, currentPassword: heldPassword }),
  email: z.object({ contact: emailField, currentPassword: heldPassword }),
  invoiceEmail: z.object({
    contact: z.string().pipe(z.union([z.literal(''), emailField])),
    currentPassword: heldPassword,
  }),
} as const

export type ContactValues = { contact: string; currentPassword: string }

export const codeForm = z.object({ code: codeField })

export const removalForm = z.object({ password: heldPassword })
