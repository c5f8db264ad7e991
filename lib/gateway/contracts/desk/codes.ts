import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'

export const listDeskCodes = defineOperation({
  service: 'desk',
  method: 'POST',
  auth: 'user',
  name: 'listDeskCodes',
  summary: 'Codes that nothing sends and that are still valid, newest first; administrators only',
  path: '/desk/v1/code/list',
  body: z.object({}),
  response: z.object({
    codes: z.array(
      z.object({
        id: z.int(),
        /** Digits of a phone, or an e-mail. */
        recipient: z.string(),
        text: z.string(),
        /** ISO 8601. */
        createdAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
  }),
  kind: 'read',
  errors: ['forbidden'],
})
