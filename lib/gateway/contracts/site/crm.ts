import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, requiredText } from '../fields'
import { uploadedFile } from '../files'
import { MAX_INQUIRY_BYTES, MAX_INQUIRY_FILE_BYTES, MAX_INQUIRY_FILES } from './inquiry-forms'
import { MAX_ID_LENGTH } from '../limits'

const MAX_FORM_VALUES_LENGTH = 20_000

const file = uploadedFile(MAX_INQUIRY_FILE_BYTES)

export const fillCrmForm = defineOperation({
  name: 'fillCrmForm',
  service: 'crm',
  summary: 'Sends a filled form to the owner; the same idempotency key never makes a second inquiry',
  method: 'POST',
  path: '/crm/form/fill',
  body: z.object({
    id: codeField.describe('Number of the form'),
    sec: codeField.describe('Security key of the form'),
    values: requiredText(MAX_FORM_VALUES_LENGTH).describe('JSON object of the answers by field'),
    // A form with one file sends it without a list.
    files: z
      .union([z.array(file).max(MAX_INQUIRY_FILES, `Не больше ${MAX_INQUIRY_FILES} файлов`), file])
      .optional(),
    idempotencyKey: requiredText(MAX_ID_LENGTH).optional(),
  }),
  response: z
    .object({ ok: z.literal(true), number: z.string().describe('What the owner knows the inquiry by') })
    .meta({ id: 'InquiryReceipt' }),
  kind: 'write',
  multipart: true,
  uploadBytes: MAX_INQUIRY_BYTES,
  errors: ['validation', 'rateLimited', 'tooLarge'],
})
