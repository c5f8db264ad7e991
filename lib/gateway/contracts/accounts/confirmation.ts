import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { emailField, flag, optionalText, phoneField, requiredText } from '../fields'

const recipient = { phone: phoneField.optional(), email: emailField.optional() }

const NO_RECIPIENT = { path: ['phone'], message: 'Укажите телефон или почту' }

function hasRecipient(body: { phone?: string | undefined; email?: string | undefined }): boolean {
  return body.phone !== undefined || body.email !== undefined
}

/** Of a one-time code. */
export const CODE_DIGITS = 4
/** Of the one that is sent while too many codes are open to guesses. */
export const LONG_CODE_DIGITS = 12

export const OTP_PURPOSES = ['login', 'register', 'recovery', 'confirm'] as const

export const sendCode = defineOperation({
  name: 'sendCode',
  service: 'confirm',
  summary: 'Sends a one-time code of four digits, or of twelve while strangers guess codes',
  method: 'POST',
  path: '/confirm/v1/otp/send',
  body: z
    .object({ ...recipient, purpose: z.enum(OTP_PURPOSES).default('confirm') })
    .refine(hasRecipient, NO_RECIPIENT),
  response: z.object({
    /** Seconds until another code may be requested. */
    retryAfter: z.int(),
    /** Seconds for which the code is valid. */
    expiresIn: z.int(),
    digits: z
      .int()
      .default(CODE_DIGITS)
      .describe('How many the code has; a long one may have come before, and stands for whoever has it'),
    /** Nothing sends the code: the shop's staff tells it to a caller. */
    isTold: flag,
    /** The recipient with its middle hidden. */
    recipient: z.string(),
  }),
  kind: 'write',
  errors: ['rateLimited'],
})

export const checkCode = defineOperation({
  name: 'checkCode',
  service: 'confirm',
  summary: 'Checks a one-time code; a signed-in user has the recipient confirmed by it',
  method: 'POST',
  path: '/confirm/v1/otp/check',
  body: z
    .object({ ...recipient, code: requiredText(16), purpose: z.enum(OTP_PURPOSES).default('confirm') })
    .refine(hasRecipient, NO_RECIPIENT),
  response: z.object({
    isConfirmed: z.literal(true),
    /** Proof of the check, for sign-in, registration and recovery. */
    token: z.string(),
    recipient: optionalText,
  }),
  kind: 'write',
  errors: ['validation', 'rateLimited'],
})
