import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, done, requiredText } from './fields'

const MAX_FORM_VALUES_LENGTH = 20_000

export const fillCrmForm = defineOperation({
  name: 'fillCrmForm',
  service: 'crm',
  summary: 'Sends a filled form to the CRM',
  method: 'POST',
  path: '/crm/form/fill',
  body: z.object({
    id: codeField.describe('Number of the form'),
    sec: codeField.describe('Security key of the form'),
    values: requiredText(MAX_FORM_VALUES_LENGTH).describe('JSON object of the answers by field'),
  }),
  response: done,
  kind: 'write',
  multipart: true,
  errors: ['validation', 'rateLimited'],
})
