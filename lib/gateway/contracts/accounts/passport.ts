import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import {
  codeField,
  emailField,
  int,
  orDefault,
  phoneField,
  requiredText,
  supplierIdField,
  text,
} from '../fields'
import {
  MAX_EMAIL_LENGTH,
  MAX_MARKUP_PERCENT,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_TITLE_LENGTH,
} from '../limits'
import { corporateClient, manager, userRecord } from './user-shapes'

const contact = { phone: phoneField.optional(), email: emailField.optional() }
const password = z.string().min(1).max(MAX_PASSWORD_LENGTH)

const MAX_LINK_TOKEN_LENGTH = 128

/** A code of four digits, or the token that its check gave. */
const proof = requiredText(MAX_TITLE_LENGTH)

const BIRTHDAY = /^(?:\d{2}\.\d{2}\.\d{4})?$/

type Contact = { phone?: string | undefined; email?: string | undefined }

function hasContact(body: Contact): boolean {
  return body.phone !== undefined || body.email !== undefined
}

const NO_CONTACT = { path: ['phone'], message: 'Укажите телефон или почту' }

export const checkProfileExists = defineOperation({
  name: 'checkProfileExists',
  service: 'passport',
  summary: 'Whether a phone and an e-mail are taken',
  method: 'POST',
  path: '/passport/spa/v1/profile/exist',
  body: z.object(contact).refine(hasContact, NO_CONTACT),
  response: z.object({
    isExist: z.boolean(),
    phone: z.boolean(),
    email: z.boolean(),
  }),
  kind: 'read',
  errors: ['rateLimited'],
})

export const readProfile = defineOperation({
  name: 'readProfile',
  service: 'passport',
  summary: 'The visitor, anonymous or signed in',
  method: 'POST',
  path: '/passport/spa/v1/profile/read',
  response: userRecord,
  kind: 'read',
})

export const login = defineOperation({
  name: 'login',
  service: 'passport',
  summary: 'Signs in by phone or e-mail with a password or a one-time code',
  method: 'POST',
  path: '/passport/spa/v1/profile/login',
  body: z
    .object({ ...contact, password: password.optional(), code: proof.optional() })
    .refine(hasContact, NO_CONTACT)
    .refine((body) => body.password !== undefined || body.code !== undefined, {
      path: ['password'],
      message: 'Введите пароль',
    }),
  response: userRecord,
  kind: 'write',
  errors: ['validation', 'forbidden', 'rateLimited'],
})

export const logout = defineOperation({
  name: 'logout',
  service: 'passport',
  summary: 'Signs out',
  method: 'POST',
  path: '/passport/spa/v1/profile/logout',
  response: userRecord,
  kind: 'write',
})

export const updateProfile = defineOperation({
  name: 'updateProfile',
  service: 'passport',
  summary: 'Changes the given fields of the profile',
  method: 'POST',
  path: '/passport/spa/v1/profile/update',
  body: z.object({
    name: requiredText(MAX_NAME_LENGTH).optional(),
    secondName: text(MAX_NAME_LENGTH).optional(),
    phone: phoneField.optional(),
    email: emailField.optional(),
    invoiceEmail: text(MAX_EMAIL_LENGTH).optional(),
    birthday: z.string().max(10).regex(BIRTHDAY).optional(),
    gender: int(-1, 1).optional(),
    supplier: supplierIdField.optional(),
    markup: z.number().min(0).max(MAX_MARKUP_PERCENT).optional(),
    isSubscribe: z.boolean().optional(),
    isAnalogSearchByShift: z.boolean().optional(),
    defaultWriteoffAgree: z.boolean().optional(),
    isHideClosedIntervals: z.boolean().optional(),
    /** Needed next to a new password, phone or e-mail unless `previousCode` replaces it. */
    currentPassword: password.optional(),
    password: password.optional(),
    /** Proof that a new phone or e-mail is the user's own. */
    code: proof.optional(),
    /** Instead of the current password: proof of a contact that the account has proven so far, of its phone for a new password. */
    previousCode: proof.optional(),
  }),
  response: userRecord,
  kind: 'write',
  auth: 'user',
  errors: ['validation', 'conflict', 'rateLimited'],
})

export const undoContactChange = defineOperation({
  name: 'undoContactChange',
  service: 'passport',
  summary:
    'Takes a change of phone or e-mail back by the link that the earlier contact got, and signs everybody out',
  method: 'POST',
  path: '/passport/spa/v1/profile/contact-back',
  body: z.object({ token: requiredText(MAX_LINK_TOKEN_LENGTH).describe('From the link of a message') }),
  response: z.object({ isDone: z.literal(true) }),
  kind: 'write',
  errors: ['notFound', 'conflict', 'rateLimited'],
})

export const deleteProfile = defineOperation({
  name: 'deleteProfile',
  service: 'passport',
  summary: 'Deletes the account and signs out',
  method: 'POST',
  path: '/passport/spa/v1/profile/delete',
  body: z.object({ password: password.optional(), code: proof.optional() }),
  response: userRecord,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['validation', 'rateLimited'],
})

export const createProfile = defineOperation({
  name: 'createProfile',
  service: 'passport',
  summary: 'Registers a retail customer and signs in',
  method: 'POST',
  path: '/passport/spa/v1/profile/create',
  body: z
    .object({
      ...contact,
      name: requiredText(MAX_NAME_LENGTH),
      secondName: text(MAX_NAME_LENGTH).optional(),
      /** A customer who signs in by codes has none until he sets one. */
      password: password.optional(),
      code: proof.optional(),
      isSubscribe: z.boolean().default(false),
      /** Consent to the processing of personal data, ticked by the person. */
      isAgree: z.boolean().default(false),
      supplier: supplierIdField.optional(),
      /** Device id of the marketing tool. */
      deviceUUID: text(MAX_TITLE_LENGTH).optional(),
    })
    .refine(hasContact, NO_CONTACT),
  response: userRecord,
  kind: 'write',
  errors: ['validation', 'conflict', 'rateLimited'],
})

export const recoverProfile = defineOperation({
  name: 'recoverProfile',
  service: 'passport',
  summary: 'Sets a new password by a one-time code and signs in',
  method: 'POST',
  path: '/passport/spa/v1/profile/recovery',
  body: z.object({ ...contact, code: proof, password }).refine(hasContact, NO_CONTACT),
  response: userRecord,
  kind: 'write',
  errors: ['validation', 'forbidden', 'rateLimited'],
})

export const listClients = defineOperation({
  name: 'listClients',
  service: 'passport',
  summary: 'Clients of a corporate user with their contractors',
  method: 'POST',
  path: '/passport/spa/v1/profile/client',
  response: z.object({ clients: z.array(corporateClient) }),
  kind: 'read',
  auth: 'corporate',
})

export const listManagers = defineOperation({
  name: 'listManagers',
  service: 'passport',
  summary: 'Managers of a corporate user',
  method: 'POST',
  path: '/passport/spa/v1/profile/manager',
  response: z.object({ managers: z.array(manager) }),
  kind: 'read',
  auth: 'corporate',
})

const subscription = z.object({
  email: emailField.optional(),
  /** Partner of the marketing platform whose email led here. */
  partnerId: codeField.optional(),
})

const mailingToken = requiredText(MAX_LINK_TOKEN_LENGTH).describe('From the link of an email')

const mailing = z
  .object({
    email: z.string().describe('With its middle hidden'),
    isSubscribe: z.boolean(),
    topic: orDefault(z.enum(['offers', 'alerts']), 'offers').describe(
      'Emails about offers, or about products that the reader waits for',
    ),
  })
  .meta({ id: 'Mailing' })

export const readMailing = defineOperation({
  name: 'readMailing',
  service: 'passport',
  summary: 'Whether emails go to whom a link of an email belongs',
  method: 'POST',
  path: '/passport/spa/v1/mailing/read',
  body: z.object({ token: mailingToken }),
  response: mailing,
  kind: 'read',
  errors: ['notFound'],
})

export const setMailing = defineOperation({
  name: 'setMailing',
  service: 'passport',
  summary: 'Refuses emails by the link of one, without signing in, or takes that back',
  method: 'POST',
  path: '/passport/spa/v1/mailing/set',
  body: z.object({ token: mailingToken, isSubscribe: z.boolean(), partnerId: codeField.optional() }),
  response: mailing,
  kind: 'write',
  errors: ['notFound'],
})

export const subscribe = defineOperation({
  name: 'subscribe',
  service: 'passport',
  summary: 'Agrees to emails',
  method: 'POST',
  path: '/passport/spa/v1/profile/subscribe',
  body: subscription,
  response: userRecord,
  kind: 'write',
  auth: 'user',
  notify: true,
})

export const unsubscribe = defineOperation({
  name: 'unsubscribe',
  service: 'passport',
  summary: 'Refuses emails; a guest names the e-mail',
  method: 'POST',
  path: '/passport/spa/v1/profile/unsubscribe',
  body: subscription,
  response: userRecord,
  kind: 'write',
  notify: true,
  errors: ['rateLimited'],
})
